/** The mark of the site: two tools' worth of tiles. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="2" y="2" width="9" height="20" rx="2.5" fill="currentColor" />
      <rect x="13" y="2" width="9" height="9" rx="2.5" fill="currentColor" opacity=".55" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".8" />
    </svg>
  );
}
