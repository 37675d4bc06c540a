import type { ScriptFile } from '../../shared/script-file.ts';

/** Loads modules side by side: an entry and what it imports would take a round trip more one after the other. */
export function startModules(files: readonly ScriptFile[]): void {
  for (const { url, integrity } of files) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = window.docsPolicy.createScriptURL(url);
    document.head.append(script);
  }
}
