import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { tracked } from '../../shared/analytics/tracked.ts';
import type { BlockView } from '../view.ts';
import type { Code } from './code.ts';
import { Fold, MOST_LINES } from './code-fold.tsx';
import { codeHtml } from './code-html.ts';
import { codeStyles } from './code-styles.ts';

const Root = styled('figure')(css(codeStyles));

export const CodeView: BlockView<'code'> = ({ block }) => <CodeBlock block={block} />;

type Props = { block: Omit<Code, 'kind'>; label?: string; children?: ReactNode };

/**
 * A code block: a figure with an optional file name, the highlighted code and its buttons, which need script and are hidden without.
 * Material UI's Button would add 0.5 KB to a page of code, which would take twice as long.
 */
export function CodeBlock({ block, label, children }: Props) {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  return (
    // Code reads from left to right in every language, and its buttons stay out of the way of where lines begin.
    <Root className="code" data-language={block.language} dir="ltr" aria-label={label}>
      {block.title && (
        <figcaption>
          {block.title}
          {block.excerpt && <span lang={lang}> · {t('excerpt')}</span>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block must be reached by the keyboard (WCAG 2.1.1). */}
      <pre tabIndex={0} data-lines={block.lines.length || undefined}>
        {children ?? <CodeText {...block} />}
      </pre>
      {block.lines.length > MOST_LINES && <Fold lines={block.lines.length} />}
      <div className="code-actions" lang={lang}>
        {/* It bears both names; CSS shows the one that applies. */}
        <button type="button" className="wrap">
          <span className="to-wrap">{t('wrapLines')}</span>
          <span className="to-unwrap">{t('unwrapLines')}</span>
        </button>
        <button type="button" className="copy" {...tracked('code', 'copy-click')}>
          {t('copy')}
        </button>
      </div>
    </Root>
  );
}

/** Highlighted code is markup of the build. In a browser, code comes as children. */
function CodeText({ lines, marks }: Props['block']) {
  return <code dangerouslySetInnerHTML={{ __html: codeHtml({ lines, marks }) }} />;
}
