import type { ProjectFiles } from '../../shared/project-files.ts';
import { needsOf, readTypes, withPackages } from './package-api.ts';
import type { Version } from './shapes.ts';

const PACKAGE = '@toolpad/core';
/** The package's root, and the entries that it does not export again. */
const SUBPATHS = ['', 'nextjs', 'react-router', 'react-router-dom', 'tanstack-router', 'locales'];

/** Reads the public API of a published version of Toolpad Core out of its archive. Throws a sentence when it cannot be fetched or has no types. */
export function readCoreVersion(version: string, files: ProjectFiles): Promise<Version> {
  return withPackages(files, [PACKAGE], version, (unpacked) => {
    const { manifest } = unpacked;
    if (!manifest.types) throw new Error(`${PACKAGE}@${version} has no types. Add a version that has.`);
    const facts = readTypes(unpacked, PACKAGE, SUBPATHS, (subpath) => `${subpath}/index.d.ts`);
    return { version: manifest.version, needs: needsOf(manifest), facts };
  });
}
