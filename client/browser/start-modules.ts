/** Loads modules side by side: an entry and what it imports would take a round trip more one after the other. */
export function startModules(urls: readonly string[]): void {
  for (const url of urls) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = window.docsPolicy.createScriptURL(url);
    document.head.append(script);
  }
}
