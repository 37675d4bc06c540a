import { styled } from '@mui/material/styles';
import { useTranslations } from '../../client/contexts/translations.tsx';
import type { Segment } from '../../client/shared/page.ts';
import { bodyStyles } from './body-styles.ts';
import { codeStyles } from './code-styles.ts';
import { flowIslands } from './flow-islands.tsx';
import { localizeHtml } from './localize-html.ts';
import { schemaStyles } from './schema-styles.ts';

const PlainRoot = styled('div')(bodyStyles, codeStyles);
// Only one page needs them, and styles are inlined in every page.
const SchemaRoot = styled(PlainRoot)(schemaStyles);

/** The compiled body: finished HTML with the reader's words put in, and islands in between. */
export function PageBody({ segments }: { segments: readonly Segment[] }) {
  const { t, language } = useTranslations();
  const [only] = segments;
  const Root = segments.some((segment) => segment.kind === 'html' && segment.html.includes('class="schema"')) ? SchemaRoot : PlainRoot;
  if (segments.length === 1 && only?.kind === 'html') {
    return <Root className="body" dangerouslySetInnerHTML={{ __html: localizeHtml(only.html, t, language) }} />;
  }
  return (
    <Root className="body">
      {segments.map((segment, index) => {
        if (segment.kind === 'html')
          return <div key={index} dangerouslySetInnerHTML={{ __html: localizeHtml(segment.html, t, language) }} />;
        const Flow = flowIslands[segment.name];
        return Flow ? <Flow key={index} {...segment.props} /> : null;
      })}
    </Root>
  );
}
