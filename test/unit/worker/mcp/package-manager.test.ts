import { describe, expect, test } from 'vitest';
import { onePackageManager } from '../../../../worker/mcp/package-manager.ts';

const tab = (name: string, command: string) => `**${name}**\n\n\`\`\`bash\n${command}\n\`\`\``;
const INSTALL = [tab('npm', 'npm install x'), tab('pnpm', 'pnpm add x')].join('\n\n');

describe('the commands of one package manager', () => {
  test.each([
    ['pnpm', INSTALL, '```bash\npnpm add x\n```\n\n'],
    ['npm', `Text.\n\n${INSTALL}\n\nMore.\n`, 'Text.\n\n```bash\nnpm install x\n```\n\nMore.\n'],
    ['bun', INSTALL, '```bash\nnpm install x\n```\n\n'],
    ['bun', tab('bun', 'bun add x'), '```bash\nbun add x\n```\n\n'],
    ['yarn', `${INSTALL}\n\nThen:\n\n${tab('yarn', 'yarn dev')}\n`, '```bash\nnpm install x\n```\n\nThen:\n\n```bash\nyarn dev\n```\n\n'],
    ['npm', '**npm** is a tool.\n', '**npm** is a tool.\n'],
  ] as const)('%s of %j', (wanted, markdown, text) => {
    expect(onePackageManager(markdown, wanted)).toBe(text);
  });
});
