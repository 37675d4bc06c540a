import type { BlockView } from '../view.ts';

export const ListView: BlockView<'list'> = ({ block: { start, items }, inner }) => {
  const content = items.map((blocks, index) => <li key={index}>{inner(blocks)}</li>);
  return start === undefined ? <ul>{content}</ul> : <ol start={start === 1 ? undefined : start}>{content}</ol>;
};
