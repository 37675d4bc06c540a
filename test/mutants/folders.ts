/** Pure code, and code that every request passes; with the tests, under `test/`, that see its faults. */
export const FOLDERS: Record<string, string[]> = {
  'worker/analytics': ['unit/worker/analytics', 'worker/events'],
  'worker/http': ['unit/worker/http', 'built/worker/http', 'worker/{caching,content-security-policy,events,security-headers}'],
  'worker/ads': ['unit/worker/ads', 'built/worker/ads', 'worker/{ad,ad-faults}'],
  'worker/feedback': ['unit/worker/feedback', 'built/worker/feedback', 'worker/{feedback,feedback-limit}'],
  'worker/middleware': ['built/worker/middleware', 'worker/{caching,did-you-mean,markdown,methods,redirects,security-headers}'],
  'client/search': ['unit/search', 'built/search'],
  'client/shared': ['unit/shared'],
  'scripts/content': ['unit/scripts/content'],
};
