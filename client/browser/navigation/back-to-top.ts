/** The button shows after this much scrolling, in pixels. */
const SHOWN_AFTER_PX = 200;

/** Shows the way back to the top once the page is scrolled, and takes the reader there. */
export function activateBackToTop(): void {
  const button = document.getElementById('back-to-top');
  if (!button) return;
  let before = scrollY;
  const update = () => {
    // On a phone it would cover what is read on the way down.
    button.toggleAttribute('data-down', scrollY > before);
    before = scrollY;
    button.hidden = scrollY <= SHOWN_AFTER_PX;
  };
  addEventListener('scroll', update, { passive: true });
  update();
  button.addEventListener('click', () => {
    // The button is about to vanish: the keyboard goes on from the content.
    document.getElementById('main-content')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion:reduce)').matches ? 'instant' : 'smooth' });
  });
}
