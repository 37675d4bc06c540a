import type { CompiledPage } from '../../../client/blocks/page.ts';
import type { NavigationEntry } from '../../../client/shared/navigation.ts';

/** What the views of a page are given: its path without language, and its content where it has one. */
export type PageContext = {
  path: string;
  page: CompiledPage | null;
  navigation: readonly NavigationEntry[];
};
