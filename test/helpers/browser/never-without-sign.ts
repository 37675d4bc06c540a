/** Runs in the page: the time after which a demo starts without any sign never comes. */
export function neverWithoutSign(): void {
  const real = setTimeout;
  Object.assign(window, { setTimeout: (callback: () => void, delay = 0) => (delay >= 5000 ? 0 : real(callback, delay)) });
}
