/** Menus that are native disclosures: Escape and a press or focus elsewhere close them too. */
export function closeMenus(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>('.menus details[open]');
  const closeUnlessIn = ({ target }: Event) => {
    const menu = openMenu();
    if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('pointerdown', closeUnlessIn);
  document.addEventListener('focusin', closeUnlessIn);
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key !== 'Escape' || !menu) return;
    // Closes the menu only, not the drawer that it may be in.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
