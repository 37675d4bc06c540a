/** Parts of Chromium that the tests do without. The last such list counts, so it repeats what Playwright turns off. */
const FEATURES_OFF = [
  // The address bar's suggestions are pages of their own: two renderers for each window, a third of all work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How tests start Chromium: it calls nobody, since their network is closed, and does nothing that no test looks at. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws is a thread then, not a process.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
  // How early lazy frames are loaded depends on how fast the browser thinks its network is.
  '--force-effective-connection-type=4G',
  // A page of a test lives for a second: what its script costs to optimize is never won back (a fifteenth of all work).
  '--js-flags=--no-opt,--no-maglev',
];
