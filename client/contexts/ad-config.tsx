import * as React from 'react';
import type { AdConfig } from '../shared/site-config.ts';

const AdConfigContext = React.createContext<AdConfig | undefined>(undefined);

/** Tells everything below it how ads are counted. */
export function AdConfigProvider({ value, children }: { value: AdConfig | undefined; children: React.ReactNode }) {
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** How ads are counted. Throws outside `AdConfigProvider`. */
export function useAdConfig(): AdConfig {
  const value = React.use(AdConfigContext);
  if (!value) throw new Error('Could not find docs ad config context value; wrap the component in `AppProviders`.');
  return value;
}
