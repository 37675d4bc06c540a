/** The islands by name; the registry says how each starts. */
export type IslandName = 'search' | 'settings' | 'theme-builder' | 'fit';
