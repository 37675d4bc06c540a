/** How TypeScript reads code of a reader's app: strict, by a bundler's rules, without writing anything. */
export const COMPILER_OPTIONS = {
  strict: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  skipLibCheck: true,
  noEmit: true,
};
