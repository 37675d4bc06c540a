import { isComposing } from '../../platform/is-composing.ts';
import { LIST_ID } from './list-box.ts';
import { idOf, type SearchOption } from './options.ts';

type Parts = {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  list: HTMLElement;
  /** Whether the list is all that there is for what stands in the field, and whether better is on its way. */
  isAnswered: () => boolean;
  isComing: () => boolean;
  /** Told when an option is opened. */
  onPress: () => void;
};

/** Moves through the options of a list, and chooses from them, while the focus stays in the field. `useAutocomplete` would bring React: 120 KB instead of 11. */
export function createCombobox({ dialog, field, list, isAnswered, isComing, onPress }: Parts) {
  let options: readonly SearchOption[] = [];
  let pointed: string | undefined;

  // What is typed points at its best answer. Nothing is chosen before that has come: a command that is named alike would be, meanwhile.
  const best = () => (field.value.trim() === '' || isComing() ? undefined : options[0]);
  const active = () => options.find(({ key }) => key === pointed) ?? best();
  const showActive = () => {
    const shown = elementOf(active());
    for (const other of list.querySelectorAll('[aria-selected=true]')) other.ariaSelected = 'false';
    if (shown) shown.ariaSelected = 'true';
    name(field, 'aria-activedescendant', shown?.id);
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
  const withOption = (act: (option: SearchOption, event: MouseEvent) => unknown) => (event: MouseEvent) => {
    const { target } = event;
    const id = target instanceof Element ? target.closest('[role=option]')?.id : undefined;
    const option = options.find((one) => idOf(one) === id);
    if (option) act(option, event);
  };

  takeKeys(dialog, field, move, () => elementOf(active()), isAnswered);
  const pass = withOption((option) => option !== active() && point(option));
  list.addEventListener('mousemove', pass);
  takePresses(list, dialog, withOption, onPress);

  return {
    /** Takes the options that stand in the list from now on. */
    offer(offered: readonly SearchOption[]) {
      options = offered;
      field.ariaExpanded = String(options.length > 0);
      name(field, 'aria-controls', options.length > 0 ? LIST_ID : undefined);
      showActive();
    },
    /** Points at the best option again. */
    forget() {
      pointed = undefined;
    },
  };
}

type WithOption = (act: (option: SearchOption, event: MouseEvent) => unknown) => (event: MouseEvent) => void;

function takePresses(list: HTMLElement, dialog: HTMLDialogElement, withOption: WithOption, onPress: () => void): void {
  const press = (option: SearchOption, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (option.run?.() === false) return;
    onPress();
    // A result that opens elsewhere leaves the others to be opened.
    if (!(option.href && (ctrlKey || metaKey || shiftKey))) dialog.close();
  };
  list.addEventListener('click', withOption(press));
  // The middle button opens a result too, and leaves the dialog open; the right one opens a menu.
  const pressLink = withOption((option) => {
    if (!option.href) return;
    option.run?.();
    onPress();
  });
  list.addEventListener('auxclick', (event) => event.button === 1 && pressLink(event));
}

function takeKeys(
  dialog: HTMLElement,
  field: HTMLElement,
  move: (by: number) => void,
  chosenElement: () => HTMLElement | null,
  isAnswered: () => boolean,
): void {
  dialog.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    // An input method uses the same keys, and so do the products.
    if (isComposing(event) || target !== field) return;
    const chosen = chosenElement();
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    // A link is followed as if pressed with the same keys, as for a tab of its own. What has no answer yet leads to the results page.
    else if (key === 'Enter' && (chosen || isAnswered()))
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    else return;
    event.preventDefault();
  });
}

/** Has the field name another element, or none. */
function name(field: HTMLElement, attribute: string, id: string | undefined): void {
  if (id) field.setAttribute(attribute, id);
  else field.removeAttribute(attribute);
}

function elementOf(option: SearchOption | undefined): HTMLElement | null {
  return option ? document.getElementById(idOf(option)) : null;
}
