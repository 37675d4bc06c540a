import type { SyntaxNode, Tree } from './imports-of.ts';

/** What the frame offers to the code: it throws when a loop does not end. */
const TURN = '$turn();';
const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);

/** Puts a check at the start of every loop's body, without moving a line: a loop without end would take the whole page with it where frames share its process. */
export function guardLoops(source: string, tree: Tree): string {
  const insertions: { at: number; text: string }[] = [];
  tree.iterate({
    enter: ({ node }) => {
      const body = LOOPS.has(node.name) ? bodyOf(node) : null;
      if (body?.name === 'Block') insertions.push({ at: body.from + 1, text: TURN });
      else if (body) insertions.push({ at: body.from, text: `{${TURN}` }, { at: body.to, text: '}' });
    },
  });
  const pieces: string[] = [];
  let from = 0;
  // One pass, however many loops there are; of two braces at one place the order does not matter.
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    pieces.push(source.slice(from, at), text);
    from = at;
  }
  return pieces.join('') + source.slice(from);
}

/** The statement that repeats; none in a loop that is still being written. */
function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  const body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild;
  return !body || body.type.isError || body.name === 'ParenthesizedExpression' ? null : body;
}
