/** Stands in for packages that the Worker's libraries import and never call here. */
export default function neverCalled(): never {
  throw new Error('This package is not part of the Worker. Look at scripts/edge/build-worker.ts for what to use in its place.');
}

export { neverCalled as RegExpRouter, neverCalled as SmartRouter };
