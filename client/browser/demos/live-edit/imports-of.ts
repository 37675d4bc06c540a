import type { parser } from '@lezer/javascript';

export type Tree = ReturnType<typeof parser.parse>;
export type SyntaxNode = Tree['topNode'];

/** A module that code imports, and the line where it does, from 1. */
export type Import = { specifier: string; line: number };

const IMPORTING = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

/** The modules that code imports for its values, in the order of the code. */
export function importsOf(source: string, tree: Tree): Import[] {
  const imports: Import[] = [];
  let line = 1;
  let counted = 0;
  tree.iterate({
    enter: ({ node }) => {
      if (node.name !== 'String' || !isImporting(node)) return;
      // The tree is walked in the order of the text, so each line is counted once.
      for (; counted < node.from; counted += 1) if (source[counted] === '\n') line += 1;
      imports.push({ specifier: source.slice(node.from + 1, node.to - 1), line });
    },
  });
  return imports;
}

/** Imports of types alone are gone when the code runs. */
function isImporting({ parent }: SyntaxNode): boolean {
  return parent !== null && IMPORTING.has(parent.name) && parent.getChild('type') === null;
}
