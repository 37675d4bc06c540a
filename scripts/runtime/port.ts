/** The port to serve on. Throws when `PORT` isn't a port. */
export function resolvePort(environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment.PORT ?? '8787';
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is \`${text}\`, but it accepts a whole number from 1 to 65535. Set PORT=8787, or leave it out.`);
}
