import { execFileSync, spawnSync } from 'node:child_process';

/** Whether this machine lets us install Debian's packages: apt is there and we are root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs packages of Debian. Throws with what apt said. */
export function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...parameters: string[]) => execFileSync('apt-get', [...parameters, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
