// What Playwright's own `toHaveScreenshot` compares with (pixelmatch); its package exports it without types.
declare module 'playwright-core/lib/coreBundle' {
  type Difference = { errorMessage: string; diff?: Buffer };
  type Compare = (actual: Buffer, expected: Buffer, options: { threshold: number; maxDiffPixels: number }) => Difference | null;
  const bundle: { utils: { getComparator: (mimeType: string) => Compare } };
  export default bundle;
}
