/** The islands by name; the registry says how each starts. */
export type IslandName = 'settings' | 'theme-builder' | 'fit';
