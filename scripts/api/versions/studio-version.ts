import type { ProjectFiles } from '../../shared/project-files.ts';
import { factsOfConfig } from '../studio-facts.ts';
import { readConfigs } from '../studio-package.ts';
import type { StudioProp } from '../studio-shapes.ts';
import type { Facts } from './delta.ts';
import { homeOf, type Manifest, needsOf, readTypes, withPackages } from './package-api.ts';
import type { Fact, Needs, Version } from './shapes.ts';
import { readCommands } from './studio-commands.ts';
import { readFiles } from './studio-files.ts';

const PACKAGE = '@toolpad/studio';
const COMPONENTS = '@toolpad/studio-components';
/** The functions that apps call are written in this one, and exported again. */
const RUNTIME = '@toolpad/studio-runtime';
const SUBPATHS = ['', 'browser', 'server'];
/** What the pages of an app are made with: a custom component gets these. */
const BROUGHT = ['@toolpad/core', '@mui/material', '@mui/x-data-grid', 'react', 'react-router', 'react-router-dom'];

/** Reads the public API of a published version of Toolpad Studio out of its archives. Throws a sentence when one cannot be fetched. */
export function readStudioVersion(version: string, files: ProjectFiles): Promise<Version> {
  return withPackages(files, [PACKAGE, COMPONENTS, RUNTIME], version, async (unpacked) => {
    const { manifest, home, folder } = unpacked;
    const facts: Facts = {
      ...readTypes(unpacked, PACKAGE, SUBPATHS, (subpath) => `dist/exports/${subpath}.d.mts`),
      ...componentFacts(await readConfigs(homeOf(folder, COMPONENTS))),
      ...readCommands(home),
      ...readFiles(home),
    };
    return { version: manifest.version, needs: needsOfStudio(manifest), facts };
  });
}

/** The package needs Node alone: it brings what it works with. */
function needsOfStudio(manifest: Manifest): Needs {
  const brings = Object.entries(manifest.dependencies ?? {}).filter(([name]) => BROUGHT.includes(name));
  return { ...needsOf(manifest), brings: Object.fromEntries(brings.sort()) };
}

function componentFacts(configs: Record<string, unknown>): Facts {
  const entries = Object.entries(configs).flatMap(([name, config]): [string, Fact][] => [
    [name, { kind: 'component' }],
    ...factsOfConfig(config).props.map((prop): [string, Fact] => [`${name}.prop.${prop.name}`, factOfProp(prop)]),
  ]);
  return Object.fromEntries(entries);
}

function factOfProp({ type, enum: values, default: value }: StudioProp): Fact {
  const text = values ? values.map((one) => `'${one}'`).join(' | ') : type;
  return { type: text, ...(value !== undefined && { default: JSON.stringify(value) }) };
}
