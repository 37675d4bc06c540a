declare global {
  interface Navigator {
    /** Not every browser has the setting. */
    readonly globalPrivacyControl?: boolean;
  }
}

type Command = ['event' | 'set' | 'config', string, Record<string, unknown>];

declare global {
  interface Window {
    dataLayer: Command[];
    gtag: (...command: Command) => void;
  }
}

/** Whether the reader asked not to be counted: Do-Not-Track, or Global Privacy Control. */
export function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The page's one tracking function; it queues. Always there, so that whoever tracks need not ask; for readers who opted out it forgets. */
export function installTracking(): void {
  window.dataLayer ??= [];
  window.gtag ??= isOptedOut() ? () => {} : (...command) => void window.dataLayer.push(command);
}
