import { styled } from '@mui/material/styles';
import { useTranslations } from '../../client/contexts/translations.tsx';
import type { Language } from '../../client/shared/language.ts';
import type { Segment } from '../../client/shared/page.ts';
import { apiStyles } from './api-styles.ts';
import { bodyStyles } from './body-styles.ts';
import { codeStyles } from './code-styles.ts';
import { flowIslands } from './flow-islands.tsx';
import { localizeHtml } from './localize-html.ts';
import { schemaStyles } from './schema-styles.ts';

const PlainRoot = styled('div')(bodyStyles, codeStyles);
// Styles are inlined in every page, so what few pages need comes with these only.
const SchemaRoot = styled(PlainRoot)(schemaStyles);
const ApiRoot = styled(PlainRoot)(apiStyles);

/** The compiled body: finished HTML with the reader's words put in, and islands in between. `written` is the language of the text, where it is not the reader's. */
export function PageBody({ segments, written }: { segments: readonly Segment[]; written?: Language }) {
  const { t, language } = useTranslations();
  const [only] = segments;
  const Root = rootFor(segments);
  if (segments.length === 1 && only?.kind === 'html') {
    return <Root className="body" dangerouslySetInnerHTML={{ __html: localizeHtml(only.html, t, language, written) }} />;
  }
  return (
    <Root className="body">
      {segments.map((segment, index) => {
        if (segment.kind === 'html')
          return <div key={index} dangerouslySetInnerHTML={{ __html: localizeHtml(segment.html, t, language, written) }} />;
        const Flow = flowIslands[segment.name];
        return Flow ? <Flow key={index} {...segment.props} /> : null;
      })}
    </Root>
  );
}

function rootFor(segments: readonly Segment[]) {
  const has = (mark: string) => segments.some((segment) => segment.kind === 'html' && segment.html.includes(mark));
  if (has('class="schema"')) return SchemaRoot;
  return has('class="api"') ? ApiRoot : PlainRoot;
}
