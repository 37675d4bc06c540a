/** Pure code, and code that every request passes; with the tests, under `test/`, that see its faults. */
export const FOLDERS: Record<string, string[]> = {
  'worker/analytics': ['unit/worker/analytics', 'worker/insights/events'],
  'worker/http': [
    'unit/worker/http',
    'built/worker/http',
    'worker/{caching,insights/events}',
    'worker/security/{content-security-policy,security-headers}',
  ],
  'worker/ads': ['unit/worker/ads', 'built/worker/ads', 'worker/ads/{ad,ad-faults}'],
  'worker/feedback': ['unit/worker/feedback', 'built/worker/feedback', 'worker/feedback/{feedback,feedback-limit}'],
  'worker/middleware': [
    'built/worker/middleware',
    'worker/{caching,markdown,redirects}',
    'worker/search/did-you-mean',
    'worker/security/{methods,security-headers}',
  ],
  'client/search': ['unit/search', 'built/search'],
  'client/shared': ['unit/shared'],
  'scripts/content': ['unit/scripts/content'],
};
