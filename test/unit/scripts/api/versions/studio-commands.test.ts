import { expect, test } from 'vitest';
import { readCommands } from '../../../../../scripts/api/versions/studio-commands.ts';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const CLI = `import yargs from 'yargs';
async function devCommand() { throw new Error('a command ran'); }
async function cli(argv) {
  const shared = { base: { type: 'string', describe: 'Text.', default: '/prod' }, inner: { type: 'boolean', hidden: true } };
  yargs(argv).scriptName('x').command(['$0 [dir]', 'dev [dir]'], 'Text.', { ...shared, port: { type: 'number' } }, (args) => devCommand(args))
    .command('open <url>', 'Text.', { url: { type: 'string', demandOption: true } }, () => {})
    .command('help', 'Text.', {}, async () => {}).help();
}
export { cli as default };
`;

test('readCommands reads commands and the options that are shown, and runs none', () => {
  const { root } = temporaryProject({ 'dist/cli/index.mjs': CLI });
  expect(readCommands(root)).toEqual({
    dev: { kind: 'command', type: '[dir]' },
    'dev.option.base': { type: 'string', default: '"/prod"' },
    'dev.option.port': { type: 'number' },
    open: { kind: 'command', type: '<url>' },
    'open.option.url': { type: 'string', required: true },
    help: { kind: 'command' },
  });
});

test('readCommands says where to look when a version declares them otherwise', () => {
  const { root } = temporaryProject({ 'dist/cli/index.mjs': 'export default () => {};\n' });
  expect(() => readCommands(root)).toThrow('has no function `cli`. Look where it declares its commands.');
});
