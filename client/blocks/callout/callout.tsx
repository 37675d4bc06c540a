import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { color, radius, textSize } from '../../theme/css.ts';
import type { BlockView } from '../view.ts';

const accent = (of: string) => ({ borderColor: of, '& .callout-title': { color: of } });

const Root = styled('aside')(
  css({
    margin: '0 0 20px',
    padding: '12px 16px 12px',
    borderInlineStart: '3px solid',
    borderRadius: radius.medium,
    background: color.subtle,
    '&>:last-child, &>:last-child>:last-child': { marginBlockEnd: 0 },
    // The icon comes with the icon font, into a place kept free for it.
    '& .callout-title': {
      position: 'relative',
      fontWeight: 600,
      margin: '0 0 4px',
      paddingInlineStart: 28,
      fontSize: textSize.label,
      lineHeight: '20px',
    },
    '&.info': accent(color.primary),
    '&.success': accent(color.success),
    '&.warning': accent(color.warning),
    '&.error': accent(color.error),
    '@media print': { breakInside: 'avoid' },
  }),
);

/**
 * An aside whose heading says what kind it is. Material UI's Alert would add 0.4 KB to each page with one, 5 KB to the Worker, and a style
 * attribute, which the policy refuses.
 */
export const CalloutView: BlockView<'callout'> = ({ block, inner }) => {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  const title = block.title ?? t(`callout.${block.callout}`);
  return (
    <Root className={`callout ${block.callout}`} aria-label={title.replaceAll('`', '')}>
      <p className="callout-title" lang={block.title ? undefined : lang}>
        {title.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}
      </p>
      {inner(block.blocks)}
    </Root>
  );
};
