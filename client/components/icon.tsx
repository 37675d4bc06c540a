const PATHS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7h9m6 0h1M4 17h1m6 0h9M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20',
  up: 'M12 19V5M6 11l6-6 6 6',
  thumbUp: 'M7 11v9H4v-9zM7 11l4-7.5c1.3 0 2.2 1 2 2.3L12.4 10H19a1.6 1.6 0 0 1 1.6 2l-1.8 6.7A1.8 1.8 0 0 1 17 20H7',
  thumbDown: 'M17 13V4h3v9zM17 13l-4 7.5c-1.3 0-2.2-1-2-2.3l.6-4.2H5a1.6 1.6 0 0 1-1.6-2l1.8-6.7A1.8 1.8 0 0 1 7 4h10',
  language: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18c5-5.5 5-12.5 0-18',
  comment: 'M5 5h14v11H11l-4 4v-4H5zM9 9h6M9 12h4',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16z',
  copy: 'M9 9h10v11H9zM5.5 15H5V4h10v1.5',
  expand: 'M7 10l5 5 5-5',
  copied: 'M5 12.5l4.5 4.5L19 7.5',
  github:
    'M9 19c-4.5 1.4-4.5-2.4-6-3m12 5.5v-3.4a3 3 0 0 0-.8-2.3c2.8-.3 5.7-1.4 5.7-6.2a4.8 4.8 0 0 0-1.3-3.3a4.5 4.5 0 0 0-.1-3.3s-1-.3-3.5 1.3a12 12 0 0 0-6 0C6.5 2.7 5.5 3 5.5 3a4.5 4.5 0 0 0-.1 3.3A4.8 4.8 0 0 0 4.1 9.6c0 4.8 2.9 5.9 5.7 6.2a3 3 0 0 0-.8 2.3v3.4',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 24 units; decorative, so it has no name of its own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
