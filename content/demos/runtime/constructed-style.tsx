import * as React from 'react';

/** Stands in for the `<style>` that the data grid renders: the policy blocks its text, and a constructed sheet needs no exception. */
export function ConstructedStyle({
  children = '',
}: {
  href?: string;
  children?: string;
}) {
  React.useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(children);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (other) => other !== sheet,
      );
    };
  }, [children]);
  return null;
}
