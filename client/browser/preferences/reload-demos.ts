/** Reloads the demos of the page: their themes are made when they start. Those that wait to be seen go on waiting. */
export function reloadDemos(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src^="/toolpad/_demo/"]')) {
    frame.setAttribute('src', frame.getAttribute('src') ?? '');
  }
}
