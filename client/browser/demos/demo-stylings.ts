import { type CodeStyling, parseCodeStyling } from '../../shared/preferences/code-styling.ts';

/** The styling of a demo that meets a wish, if none is told the reader's; its first when it lacks that one. */
export function stylingOf(demo: HTMLElement, wanted = document.documentElement.dataset.codeStyling): CodeStyling {
  const offered = demo.dataset.stylings?.split(' ') ?? [];
  return parseCodeStyling(offered.includes(wanted ?? '') ? wanted : offered[0]);
}

/** The frame of a demo in its styling. */
export function frameOf(demo: HTMLElement): HTMLIFrameElement | null {
  return demo.querySelector<HTMLIFrameElement>(`iframe[data-styling=${stylingOf(demo)}]`) ?? demo.querySelector('iframe');
}
