import * as React from 'react';
import type { DocsConfig } from '../shared/site-config.ts';

const DocsConfigContext = React.createContext<DocsConfig | null>(null);

/** Tells everything below it where the docs live. */
export function DocsConfigProvider({ value, children }: { value: DocsConfig; children: React.ReactNode }) {
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}

/** Where the docs live. Throws outside `DocsConfigProvider`. */
export function useDocsConfig(): DocsConfig {
  const value = React.use(DocsConfigContext);
  if (!value) throw new Error('Could not find docs config context value; wrap the component in `AppProviders`.');
  return value;
}
