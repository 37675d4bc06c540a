/** The page's one Trusted Types policy, made by the boot script (a second of the same name is refused). */
type DocsPolicy = {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
};

declare global {
  interface Window {
    docsPolicy: DocsPolicy;
    trustedTypes?: { createPolicy(name: string, rules: DocsPolicy): DocsPolicy };
  }
}

/** Tags of code and its buttons, with attributes that neither run, load nor style anything; links lead to this site. */
const MARKUP =
  /<\/?(?:a|b|button|code|div|em|figcaption|figure|i|li|ol|p|pre|span|strong|ul)(?: (?:(?:class|dir|lang|tabindex|title|translate|type|(?:aria|data)-[\w-]+)(?:="[^"<>]*")?|hidden|href="(?:#|\/(?!\/))[^"<>\\]*"))*>/g;

/** A file of the build; no segment is `..` or empty. */
const SCRIPT = /^\/toolpad\/(?:assets\/(?:\w[\w-]*\/)*\w[\w-]*(?:\.[\w-]+)*\.js|sw\.js)$/;

/** Creates the policy, for good: HTML must be markup of code, script addresses must be files of this site's build. */
export function createDocsPolicy(): void {
  const rules: DocsPolicy = {
    createHTML: (html) => {
      if (html.replace(MARKUP, '').includes('<'))
        throw new TypeError('The HTML holds more than code. Use the tags of code, and links to this site.');
      return html;
    },
    createScriptURL: (url) => {
      if (!SCRIPT.test(url)) throw new TypeError(`${url} is not a script of this site.`);
      return url;
    },
  };
  Object.defineProperty(window, 'docsPolicy', { value: window.trustedTypes?.createPolicy('docs', rules) ?? rules });
}
