import type { ProductId } from './product.ts';

/** A section before it is read. `bytes` are those of its brief Markdown, with what is below it; `demos` are named by their names. */
type SectionOutline = { id: string; level: 2 | 3; heading: string; bytes: number; demos: string[] };

/** A page before it is read. */
export type PageOutline = { title: string; description: string; product: ProductId | null; bytes: number; sections: SectionOutline[] };

/** An export of the documented package, and where a page tells of it. */
export type Export = { name: string; kind: string; from: string; home?: string };

/** A component of another package that agents ask these docs for, and the line that imports it. */
export type Elsewhere = { name: string; package: string; line: string; docs: string };

/** Names of APIs, each by its plain form. */
export type ApiNames = {
  pages: Record<string, Partial<Record<ProductId, string>> | undefined>;
  exports: Record<string, Export | undefined>;
  /** What later versions have and the documented one lacks, with the version that brought it. */
  later: Record<string, { name: string; since: string } | undefined>;
  elsewhere: Record<string, Elsewhere | undefined>;
};

/** What an agent is told when it connects, and the names that it may ask for. */
export type Guide = { instructions: string; names: ApiNames };
