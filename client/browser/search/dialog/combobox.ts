import { idOf, LIST_ID } from './list-box.ts';
import type { SearchOption } from './options.ts';

type Parts = {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  list: HTMLElement;
  /** Whether the list is all that there is for what stands in the field. */
  isAnswered: () => boolean;
  /** Told when an option is opened. */
  onPress: () => void;
};

/** Moves through the options of a list, and chooses from them, while the focus stays in the field. `useAutocomplete` would bring React: 120 KB instead of 11. */
export function createCombobox({ dialog, field, list, isAnswered, onPress }: Parts) {
  let options: readonly SearchOption[] = [];
  let pointed: string | undefined;

  // What is typed points at its best answer; nothing is chosen before that.
  const active = () => options.find(({ key }) => key === pointed) ?? (field.value.trim() === '' ? undefined : options[0]);
  const optionOf = (target: EventTarget | null) => {
    const id = target instanceof Element ? target.closest('[role=option]')?.id : undefined;
    return options.find((option) => idOf(option) === id);
  };
  const name = (attribute: string, id: string | undefined) => {
    if (id) field.setAttribute(attribute, id);
    else field.removeAttribute(attribute);
  };
  const showActive = () => {
    const shown = elementOf(active());
    for (const other of list.querySelectorAll('[aria-selected=true]')) other.ariaSelected = 'false';
    if (shown) shown.ariaSelected = 'true';
    name('aria-activedescendant', shown?.id);
    return shown;
  };
  const point = (option: SearchOption) => {
    pointed = option.key;
    return showActive();
  };
  const move = (by: number) => {
    const now = active();
    const at = now ? options.indexOf(now) : by > 0 ? -1 : 0;
    const option = options.at((at + by + options.length) % options.length);
    if (option) point(option)?.scrollIntoView({ block: 'nearest' });
  };

  dialog.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // An input method uses the same keys.
    if (event.isComposing) return;
    const chosen = elementOf(active());
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    // A link is followed as if pressed, so that the browser's own keys for new tabs work. What has no answer yet leads to the results page.
    else if (key === 'Enter' && target instanceof HTMLInputElement && (chosen || isAnswered())) chosen?.click();
    else return;
    event.preventDefault();
  });
  list.addEventListener('mousemove', ({ target }) => {
    const option = optionOf(target);
    if (option && option !== active()) point(option);
  });
  list.addEventListener('click', ({ target }) => {
    const option = optionOf(target);
    if (!option || option.run?.() === false) return;
    onPress();
    dialog.close();
  });
  // The middle button opens a result too, and leaves the dialog open.
  list.addEventListener('auxclick', ({ target }) => optionOf(target) && onPress());

  return {
    /** Takes the options that stand in the list from now on. */
    offer(offered: readonly SearchOption[]) {
      options = offered;
      field.ariaExpanded = String(options.length > 0);
      name('aria-controls', options.length > 0 ? LIST_ID : undefined);
      showActive();
    },
    /** Points at the best option again. */
    forget() {
      pointed = undefined;
    },
  };
}

function elementOf(option: SearchOption | undefined): HTMLElement | null {
  return option ? document.getElementById(idOf(option)) : null;
}
