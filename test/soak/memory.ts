const BYTES_PER_MIB = 1024 * 1024;
/** The site's own isolate, as workerd's inspector names it; beside it are those of the local runtime. */
const ISOLATE = 'core:user:site';

/** What an isolate held, and how many requests it had answered by then. */
export type Sample = { requests: number; mib: number };

/** What V8 says of an isolate: its heap, and the buffers beside that, in bytes. */
type HeapUsage = { usedSize: number; backingStorageSize: number };

/**
 * Reads what the site's isolate holds, in MiB, through workerd's inspector. The memory of the whole process says little of the site: a
 * Worker that answers the same 150 kB and does nothing else makes it grow by hundreds of MiB too.
 */
export async function watchMemory(inspectorPort: number): Promise<{ heldMiB: () => Promise<number>; close: () => void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/${ISOLATE}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (usage: HeapUsage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: HeapUsage };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let asked = 0;
  const heldMiB = async () => {
    asked += 1;
    const usage = new Promise<HeapUsage>((resolve) => waiting.set(asked, resolve));
    socket.send(JSON.stringify({ id: asked, method: 'Runtime.getHeapUsage' }));
    const { usedSize, backingStorageSize } = await usage;
    return (usedSize + backingStorageSize) / BYTES_PER_MIB;
  };
  return { heldMiB, close: () => socket.close() };
}

/**
 * What is left in the end, and by how much that grew from the first third of the samples on. The least of many samples is what the
 * collection of garbage leaves.
 */
export function growthOf(samples: readonly Sample[]): { left: number; grew: number; requests: number } {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const part = Math.max(1, Math.floor(warm.length / 5));
  const least = (some: readonly Sample[]) => Math.min(...some.map(({ mib }) => mib));
  const left = least(warm.slice(-part));
  return { left, grew: left - least(warm.slice(0, part)), requests: (warm.at(-1)?.requests ?? 0) - (warm[0]?.requests ?? 0) };
}
