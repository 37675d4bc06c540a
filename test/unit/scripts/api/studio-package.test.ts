import { describe, expect, test } from 'vitest';
import { readConfigs } from '../../../../scripts/api/studio-package.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const BOX = `
import * as React from 'react';
import styled, { css } from 'not-installed';
import { deep } from 'not-installed/deep';
import { createComponent } from '@toolpad/studio-runtime';
const Root = styled('div')({ color: css\`red\`, size: \`\${deep.value}px\` });
class Boundary extends React.Component {}
export default createComponent(() => React.createElement(Root, new Boundary()), { argTypes: { gap: { type: 'number' } } });
`;

describe('readConfigs', () => {
  test('reads the components of a package without its dependencies, and nothing else of it', async () => {
    const { root } = temporaryProject({
      'dist/Box.js': BOX,
      'dist/Plain.js': "import { config } from './chunk.js';\nexport default config;\n",
      'dist/chunk.js': "import { createComponent } from '@toolpad/studio-runtime';\nexport const config = createComponent(null, {});\n",
      'dist/index.js': "throw new Error('nobody asked for it');\n",
    });
    expect(await readConfigs(root)).toEqual({ Box: { argTypes: { gap: { type: 'number' } } }, Plain: {} });
  });

  test('leaves open what is no component', async () => {
    const { root } = temporaryProject({ 'dist/Helper.js': 'export default () => null;\n' });
    expect(await readConfigs(root)).toEqual({ Helper: undefined });
  });
});
