import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CodeBlock } from '../code/code-block.tsx';
import type { BlockView } from '../view.ts';
import type { DemoTools, StyledCode } from './demo.ts';
import { demoStyles } from './demo-styles.ts';
import { DemoToolbar } from './demo-toolbar.tsx';

const Root = styled('figure')(css(demoStyles));

/** A frame of the reserved height for each styling, with the controls and the preview lines below it or beside it. */
export const DemoView: BlockView<'demo'> = ({ block }) => {
  const { name, title, height, hasCodeBeside, frames, tools } = block;
  const shown = tools ? frames : frames.slice(0, 1);
  const stylings = tools && frames.length > 1 ? frames.map(({ styling }) => styling).join(' ') : undefined;
  return (
    <Root
      className={hasCodeBeside ? 'demo code-beside' : 'demo'}
      id={name}
      data-files={tools?.files}
      data-stylings={stylings}
      data-height={height}
      data-lines={linesOf(tools)}
    >
      {shown.map((frame) => (
        <iframe
          key={frame.styling}
          data-styling={shown.length > 1 ? frame.styling : undefined}
          src={`/toolpad/_demo/${frame.name}`}
          title={title}
          height={height}
          loading="lazy"
        />
      ))}
      {tools && <DemoToolbar demo={block} tools={tools} />}
      {tools && tools.preview.length > 0 && (
        <div className="demo-preview">
          <DemoCode code={tools.preview} />
        </div>
      )}
      {tools && <CodeTemplate />}
    </Root>
  );
};

function linesOf(tools: DemoTools | undefined): number {
  return tools?.preview[0]?.forms[0]?.code.lines.length ?? 0;
}

/** Code in each styling and variant; which one shows is a matter of style, so that it is right from the first paint. */
export function DemoCode({ code }: { code: readonly StyledCode[] }) {
  return code.map(({ styling, forms }) => {
    const blocks = forms.map(({ variant, code: block }, index) => (
      <div key={index} data-for={variant}>
        <CodeBlock block={block} />
      </div>
    ));
    return code.length > 1 ? (
      <div key={styling} data-styling={styling}>
        {blocks}
      </div>
    ) : (
      blocks
    );
  });
}

/** An empty code block, of which the script makes those of the whole source when it is asked for. */
function CodeTemplate() {
  return (
    <template>
      <CodeBlock block={{ language: '', lines: [] }} />
    </template>
  );
}
