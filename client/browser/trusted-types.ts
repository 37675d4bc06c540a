/** The page's one Trusted Types policy, made by the boot script (a second of the same name is refused). */
export type DocsPolicy = {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
};

declare global {
  interface Window {
    docsPolicy: DocsPolicy;
    trustedTypes?: { createPolicy(name: string, rules: DocsPolicy): DocsPolicy };
  }
}

/** Creates the policy. HTML must hold no script of any kind; script addresses must be files of this site's build. */
export function createDocsPolicy(): DocsPolicy {
  const rules: DocsPolicy = {
    createHTML: (html) => {
      if (/<script|<iframe|\son\w+\s*=|javascript:/i.test(html)) throw new TypeError('The HTML holds script. Use markup only.');
      return html;
    },
    createScriptURL: (url) => {
      if (!/^\/toolpad\/(?:assets\/[\w./-]+\.js|sw\.js)$/.test(url)) throw new TypeError(`${url} is not a script of this site.`);
      return url;
    },
  };
  return window.trustedTypes?.createPolicy('docs', rules) ?? rules;
}
