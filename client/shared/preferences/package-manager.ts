/** The tools that pages write commands for, side by side. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** The one whose commands are shown until a reader chooses another. */
export const DEFAULT_PACKAGE_MANAGER: PackageManager = 'npm';

export function parsePackageManager(value: unknown): PackageManager {
  return PACKAGE_MANAGERS.find((manager) => manager === value) ?? DEFAULT_PACKAGE_MANAGER;
}
