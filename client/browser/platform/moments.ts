import { widthFrom } from '../../theme/media.ts';
import type { BREAKPOINTS_PX } from '../../theme/tokens.ts';
import { closest } from './closest.ts';
import { whenActive, whenIdle, whenLoaded, whenSeen } from './when.ts';

/** When something begins: calls back once, or each time, with the element that it is about. A moment that never comes never calls. */
export type Moment<E extends HTMLElement = HTMLElement> = (begin: (element: E) => void) => void;

/** With the page, where it has the element. */
export const present =
  <E extends HTMLElement>(selector: string): Moment<E> =>
  (begin) => {
    const element = document.querySelector<E>(selector);
    if (element) begin(element);
  };

/** Each time that such an element is pressed. */
export const pressed =
  <E extends HTMLElement>(selector: string): Moment<E> =>
  (begin) =>
    document.addEventListener('click', (event) => {
      const element = closest<E>(event, selector);
      if (element) begin(element);
    });

/** Once the element is in view, or less than this far from it. */
export const near =
  <E extends HTMLElement>(selector: string, rootMargin = '0px'): Moment<E> =>
  (begin) =>
    present<E>(selector)((element) => whenActive(() => whenSeen(element, { rootMargin }, () => begin(element))));

/** The same, and the browser is idle. */
export const nearAndIdle =
  <E extends HTMLElement>(selector: string, rootMargin: string): Moment<E> =>
  (begin) =>
    near<E>(selector, rootMargin)((element) => whenIdle(() => begin(element)));

/** Once the page is open and the browser idle. */
export const idle: Moment = (begin) => whenActive(() => whenIdle(() => begin(document.body)));

/** The same, once everything that the page names is loaded. */
export const idleAfterLoad: Moment = (begin) => whenLoaded(() => idle(begin));

/** Once the window is narrower than a breakpoint. */
export const narrowerThan =
  (size: keyof typeof BREAKPOINTS_PX, moment: Moment): Moment =>
  (begin) => {
    const wide = matchMedia(widthFrom(size));
    if (wide.matches) wide.addEventListener('change', () => moment(begin), { once: true });
    else moment(begin);
  };

/** Where a condition holds: at once, or at a moment. */
export const where =
  (holds: boolean, moment: Moment = (begin) => begin(document.body)): Moment =>
  (begin) => {
    if (holds) moment(begin);
  };
