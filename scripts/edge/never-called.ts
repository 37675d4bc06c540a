/** Stands in for Node stream modules in the Worker: only Emotion's streaming API would call them, and nothing calls that. */
export default function neverCalled(): never {
  throw new Error('Streams are not part of this Worker. Use extractCriticalToChunks.');
}
