import { findStored, storeFile, storePage } from './store.ts';

/** A file whose address changes with its content: what is stored is as good as what the server has. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await findStored(request.url)) ?? askAndStore(event, storeFile);
}

/** A file with a fixed name: the server's, else the stored one. */
export async function answerFresh(event: FetchEvent): Promise<Response> {
  try {
    return await askAndStore(event, storePage);
  } catch (error) {
    const stored = await findStored(event.request.url);
    if (stored) return stored;
    throw error;
  }
}

async function askAndStore(event: FetchEvent, store: (url: string, response: Response) => Promise<void>): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(store(event.request.url, response.clone()));
  return response;
}
