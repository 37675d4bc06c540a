import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Facts } from './delta.ts';
import type { Fact } from './shapes.ts';

type Option = { type?: string; default?: unknown; demandOption?: boolean; hidden?: boolean };
type Command = { names: string | string[]; options?: Record<string, Option> };
type CommandLine = { command: (names: Command['names'], text: string, options: Command['options']) => CommandLine };

/** The function of Studio's command line that declares its commands. */
const SECTION = /^async function cli\([\s\S]*?^\}/m;

/** The commands of Studio's command line with their options, as its own code declares them: `dev`, `dev.option.port`. */
export function readCommands(home: string): Facts {
  const [code] = SECTION.exec(readFileSync(join(home, 'dist/cli/index.mjs'), 'utf8')) ?? [];
  if (!code) throw new Error('The command line of this version of Studio has no function `cli`. Look where it declares its commands.');
  const commands: Command[] = [];
  const line = new Proxy({} as CommandLine, { get: (_, key) => (key === 'command' ? note : () => line) });
  const note: CommandLine['command'] = (names, _text, options) => {
    commands.push({ names, options });
    return line;
  };
  // Nothing but the noting stand-in is within reach of it, and no command runs.
  runInNewContext(`${code};cli([])`, { yargs: () => line });
  return Object.fromEntries(commands.flatMap(commandFacts));
}

function commandFacts({ names, options = {} }: Command): [string, Fact][] {
  // The command without a name is another name of the one that follows.
  const [name = '', ...rest] = [names].flat().at(-1)?.split(' ') ?? [];
  const shown = Object.entries(options).filter(([, { hidden }]) => !hidden);
  return [
    [name, { kind: 'command', ...(rest.length > 0 && { type: rest.join(' ') }) }],
    ...shown.map(([option, { type, default: value, demandOption }]): [string, Fact] => [
      `${name}.option.${option}`,
      { ...(type && { type }), ...(value !== undefined && { default: JSON.stringify(value) }), ...(demandOption && { required: true }) },
    ]),
  ];
}
