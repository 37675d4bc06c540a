/** Work that can wait for the next frame: `soon` has it done there, once for all who ask by then; `now` at once; `flush` at once if it waits. */
export function inNextFrame(work: () => void) {
  let frame = 0;
  const now = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    work();
  };
  return {
    now,
    soon: () => {
      frame ||= requestAnimationFrame(now);
    },
    flush: () => {
      if (frame) now();
    },
  };
}
