/** Brings the current page's entry into view inside the side navigation, without moving the page. */
export function showCurrentEntry(): void {
  const nav = document.getElementById('side-nav');
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!nav || !current) return;
  const distance = current.getBoundingClientRect().top - nav.getBoundingClientRect().top;
  if (distance > nav.clientHeight - 120) nav.scrollTop += distance - nav.clientHeight / 2;
}
