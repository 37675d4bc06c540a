import * as React from 'react';
import type { CodeToken } from '../blocks/code/code.ts';
import { CodeBlock } from '../blocks/code/code-block.tsx';

type Props = { language: string; lines: readonly (readonly CodeToken[])[]; label: string };

/** A code block whose code is made in the browser: elements and text, which need nobody's trust. */
export function LiveCode({ language, lines, label }: Props) {
  return (
    <CodeBlock block={{ language, lines }} label={label}>
      <code>
        {lines.map((tokens, line) => (
          <React.Fragment key={line}>
            {tokens.map((token, index) => (typeof token === 'string' ? token : <Token key={index} type={token[0]} text={token[1]} />))}
            {'\n'}
          </React.Fragment>
        ))}
      </code>
    </CodeBlock>
  );
}

function Token({ type, text }: { type: string; text: string }) {
  return <span className={`token ${type}`}>{text}</span>;
}
