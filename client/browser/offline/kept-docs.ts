import { KEPT_CHANNEL, type KeptNews, parseKeptNews, WORKER_SCOPES, type WorkerMessage } from '../../shared/offline.ts';

/** Whether a worker is there to keep anything. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Hears of the download, whichever tab began it, and asks how it stands. Returns what ends that. */
export function followKept(onNews: (news: KeptNews) => void): () => void {
  const channel = new BroadcastChannel(KEPT_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const news = parseKeptNews(data);
    if (news) onNews(news);
  });
  navigator.serviceWorker.controller?.postMessage({ type: 'describeKept' } satisfies WorkerMessage);
  return () => channel.close();
}

/** Begins or goes on. The browser is asked to spare what is kept when it needs room. */
export async function keepDocs(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ type: 'keep' } satisfies WorkerMessage);
  await navigator.storage?.persist?.();
}

/** Each language has a worker, and either may be at it. */
export async function tellWorkers(type: 'pause' | 'forgetKept'): Promise<void> {
  for (const scope of WORKER_SCOPES) {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    registration?.active?.postMessage({ type } satisfies WorkerMessage);
  }
}
