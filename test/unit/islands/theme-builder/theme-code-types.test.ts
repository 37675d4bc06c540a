import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeCode } from '../../../../client/islands/theme-builder/theme-code.ts';
import { DEFAULT_CHOICE } from '../../../../client/shared/preferences/theme-choice.ts';

test('the code of a theme type-checks with the documented Material UI, in every form', () => {
  // Inside the demos' workspace, where Material UI 7 resolves.
  const folder = 'content/demos/build/theme-code';
  const options = 'strict,skipLibCheck,noEmit'.split(',').map((name) => [name, true]);
  const compilerOptions = { ...Object.fromEntries(options), module: 'esnext', moduleResolution: 'bundler', target: 'es2022', types: [] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  for (const mode of ['both', 'light', 'dark'] as const) {
    for (const dense of [false, true]) writeFileSync(`${folder}/${mode}-${dense}.ts`, themeCode({ ...DEFAULT_CHOICE, mode, dense }));
  }
  expect(execFileSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' })).toBe('');
  rmSync(folder, { recursive: true });
});
