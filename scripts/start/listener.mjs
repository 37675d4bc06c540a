import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTEN = '0A';

/**
 * The process that listens on a port of this machine, as far as Linux shows it to us. It is an orphan of this project when it is the
 * project's own workerd and nobody of the project is above it.
 */
export function listenerOn(port) {
  const socket = ['/proc/net/tcp', '/proc/net/tcp6'].map((table) => socketOn(table, port)).find(Boolean);
  const pid = socket && processes().find((pid) => linksOf(`/proc/${pid}/fd`).includes(`socket:[${socket}]`));
  if (!pid) return undefined;
  const name = text(`/proc/${pid}/comm`).trim();
  const isOwn = name === 'workerd' && linkOf(`/proc/${pid}/cwd`) === process.cwd();
  return { pid: Number(pid), name, isOrphan: isOwn && linkOf(`/proc/${parentOf(pid)}/cwd`) !== process.cwd() };
}

/** The number of the socket that listens on a port, from a table of the kernel. */
function socketOn(table, port) {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = text(table)
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.find(([, address, , state]) => state === LISTEN && address.endsWith(ending))?.[9];
}

function processes() {
  return linksIn('/proc').filter((name) => /^\d+$/.test(name));
}

function parentOf(pid) {
  return /^PPid:\s+(\d+)/m.exec(text(`/proc/${pid}/status`))?.[1];
}

function linksOf(folder) {
  return linksIn(folder).map((name) => linkOf(`${folder}/${name}`));
}

// Another user's processes, and those that end meanwhile, show nothing.

function linksIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function text(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
