import { type DemoFile, demoFileUrl } from '../../../client/shared/playground/demo-files.ts';
import type { Demo } from '../../demos/find-demos.ts';
import { playgroundsOf } from '../../demos/playgrounds-of.ts';
import { hashOf } from '../../shared/hash.ts';
import { demoSources } from './demo-code.ts';

/** Files beside a demo by their kind, each with its address, and the version in these addresses, which changes with their text. */
export type DemoFiles = { version: string } & Record<Exclude<DemoFile, 'sheets'>, { url: string; text: string }>;

/** What was made of a demo, which several pages show. */
const known = new WeakMap<Demo, DemoFiles>();

/** What pages fetch of a demo when they are asked for it. */
export function demoFiles(demo: Demo): DemoFiles {
  const files = known.get(demo) ?? filesOf(demo);
  known.set(demo, files);
  return files;
}

function filesOf(demo: Demo): DemoFiles {
  const projects = JSON.stringify(playgroundsOf(demo));
  const source = JSON.stringify(demoSources(demo));
  const version = hashOf(projects + source);
  const fileOf = (file: DemoFile, text: string) => ({ url: demoFileUrl(demo.name, version, file), text });
  return { version, projects: fileOf('projects', projects), source: fileOf('source', source) };
}
