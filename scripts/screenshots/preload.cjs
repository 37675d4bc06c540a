// Loaded into the product before its own code. It listens on every interface and asks public APIs; here it does neither.
const http = require('node:http');
const https = require('node:https');
const net = require('node:net');

const { listen } = net.Server.prototype;
net.Server.prototype.listen = function listenOnLoopback(first, ...rest) {
  const done = rest.find((argument) => typeof argument === 'function');
  if (first && typeof first === 'object' && 'port' in first) return listen.call(this, { ...first, host: '127.0.0.1' }, ...rest);
  if (/^\d+$/.test(String(first))) return listen.call(this, { port: Number(first), host: '127.0.0.1' }, done);
  return listen.call(this, first, ...rest);
};

// Requests to any host are answered by the stand-in, which finds the host as the first part of the path.
https.request = (url, ...rest) => {
  const { hostname, host, path, method, headers } = typeof url === 'object' && !(url instanceof URL) ? url : new URL(url);
  const options = { host: '127.0.0.1', port: process.env.STAND_IN_PORT, path: `/${hostname ?? host}${path}`, method, headers };
  return http.request(options, ...rest.filter((argument) => typeof argument === 'function'));
};
