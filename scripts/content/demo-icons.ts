const PATHS = {
  copy: 'M9 9h10v11H9zM5.5 15H5V4h10v1.5',
  copied: 'M5 12.5l4.5 4.5L19 7.5',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4',
  open: 'M13 5h6v6M19 5l-8.5 8.5M10 6H5v13h13v-5',
  stackblitz: 'M13.5 3L5 13.5h5.5L9 21l9-11h-6z',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  github: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
} as const;

export type DemoIcon = keyof typeof PATHS;

/** A line icon of a demo's toolbar; decorative, since its control has a name. */
export function demoIcon(name: DemoIcon): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}
