import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentedVersion } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';

/** Where the product and the projects are put; ignored by git. */
export const STUDIO_FOLDER = '.data/studio';
const CLI = 'node_modules/@toolpad/studio/cli.mjs';
const PORT = 3457;
const READY_MS = 180_000;

/** The documented version, and what the listings of the guides import. */
const MANIFEST = {
  private: true,
  dependencies: {
    '@toolpad/studio': documentedVersion(products.studio),
    '@mui/material': '6.4.7',
    '@react-three/fiber': '9.8.2',
    leaflet: '1.9.4',
    qrcode: '1.5.4',
    react: '19.3.1',
    'react-dom': '19.3.1',
    three: '0.187.0',
  },
};

/** Installs the product unless it is there in these versions: about 700 MB, once. */
export function ensureProduct(): void {
  const manifest = JSON.stringify(MANIFEST, null, 2);
  const packages = Object.keys(MANIFEST.dependencies).map((name) => `node_modules/${name}`);
  const isWhole = [CLI, ...packages].every((path) => existsSync(join(STUDIO_FOLDER, path)));
  if (isWhole && readFileSync(join(STUDIO_FOLDER, 'package.json'), 'utf8') === manifest) return;
  console.log(`Installing Toolpad Studio into ${STUDIO_FOLDER} …`);
  mkdirSync(STUDIO_FOLDER, { recursive: true });
  writeFileSync(join(STUDIO_FOLDER, 'package.json'), manifest);
  // Some of the product's packages ask for React 18, and the guide about three.js needs 19: it installs with this option too.
  execFileSync('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: STUDIO_FOLDER, stdio: 'inherit' });
}

/** Starts the product's development server in a project. Throws what it printed when it does not get ready. */
export async function startProduct(project: string, standInPort: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, [resolve(STUDIO_FOLDER, CLI), 'dev', '--port', String(PORT)], {
    cwd: project,
    // A group of its own, as the product leaves its bundler behind, which would keep this script's pipes open.
    detached: true,
    env: {
      ...process.env,
      BROWSER: 'none',
      EDITOR: '',
      STAND_IN_PORT: String(standInPort),
      NODE_OPTIONS: `--require ${JSON.stringify(resolve('scripts/screenshots/preload.cjs'))}`,
    },
  });
  // However this script ends, the product does not stay behind.
  const end = () => endGroup(server);
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  await ready(server);
  return { url: `http://127.0.0.1:${PORT}/prod`, stop: () => stop(server) };
}

function ready(server: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolveReady, reject) => {
    const fail = () => reject(new Error(`Studio did not start. It printed:\n${printed}`));
    const timer = setTimeout(fail, READY_MS);
    server.once('exit', fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (!/^ready.*ready on/m.test(printed)) return;
        clearTimeout(timer);
        server.off('exit', fail);
        resolveReady();
      });
    }
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((resolveStop) => {
    server.once('exit', () => resolveStop());
    endGroup(server);
  });
}

/** Ends the product and what it has started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
