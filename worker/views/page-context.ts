import type { NavigationEntry } from '../../client/shared/navigation.ts';
import type { CompiledPage } from '../../client/shared/page.ts';

/** What the views of a page are given: its path without language, and its content where it has one. */
export type PageContext = {
  path: string;
  page: CompiledPage | null;
  navigation: readonly NavigationEntry[];
};
