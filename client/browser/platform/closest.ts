/** The nearest element around what an event is about, itself included, that a selector matches. */
export function closest<E extends HTMLElement>({ target }: Pick<Event, 'target'>, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
