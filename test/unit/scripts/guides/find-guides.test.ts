import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { loadGuide } from '../../../../scripts/guides/find-guides.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

test.each([
  ['a slip', 'export const guide = {\n  steps: [,\n', /a\.guide\.ts:\d+: The guide does not load: /],
  ['an import that leads nowhere', "import './gone.ts';\n", /a\.guide\.ts:1: The guide does not load: .*gone\.ts/],
  ['nothing that is exported', 'const guide = {};\n', /a\.guide\.ts:1: The file exports no `guide`\. Write /],
])('a guide with %s is named', async (_, code, problem) => {
  const { root } = temporaryProject({ 'a.guide.ts': code });
  await expect(loadGuide(relative('.', `${root}/a.guide.ts`))).rejects.toThrow(problem);
});
