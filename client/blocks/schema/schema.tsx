import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type * as React from 'react';
import { useTranslations } from '../../contexts/translations.tsx';
import type { RichText } from '../rich-text.ts';
import { type BlockView, htmlOf } from '../view.ts';
import type { SchemaPart, SchemaRow } from './schema.ts';
import { schemaStyles } from './schema-styles.ts';

const Root = styled('div')(css(schemaStyles));

/** A file or definition: nested, collapsible, readable without script. */
export const SchemaView: BlockView<'schema'> = ({ block: { name, text, type, rows } }) => {
  const { t } = useTranslations();
  return (
    <Root className="schema" role="group" aria-label={t('schemaReference') + t('colon') + name}>
      <About text={text} />
      <Collapsible rows={rows}>
        <Type parts={type} />
      </Collapsible>
    </Root>
  );
};

/** A key, or an alternative without one. */
function Row({ row: { id, key, required, type, text, rows } }: { row: SchemaRow }) {
  const { t } = useTranslations();
  return (
    <li id={id}>
      <Collapsible rows={rows} about={text}>
        {key !== undefined && (
          <>
            <code className="schema-key">{key}</code>{' '}
          </>
        )}
        <Type parts={type} />
        {required && (
          <>
            {' '}
            <span className="schema-required">{t('required')}</span>
          </>
        )}
      </Collapsible>
      <a className="schema-anchor" href={`#${id}`} aria-label={`${t('linkTo')} ${key ?? id}`}>
        #
      </a>
    </li>
  );
}

type CollapsibleProps = { rows: readonly SchemaRow[]; about?: RichText; children: React.ReactNode };

/** A line and what is below it. Only what has parts can be closed. */
function Collapsible({ rows, about, children }: CollapsibleProps) {
  if (rows.length === 0) {
    return (
      <>
        <p className="schema-line">{children}</p>
        <About text={about} />
      </>
    );
  }
  return (
    <details open>
      <summary>{children}</summary>
      <About text={about} />
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </details>
  );
}

function About({ text }: { text?: RichText }) {
  const { language } = useTranslations();
  return text && <p dangerouslySetInnerHTML={htmlOf(text, language)} />;
}

function Type({ parts }: { parts: readonly SchemaPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: SchemaPart }) {
  const { t } = useTranslations();
  switch (part.kind) {
    case 'word':
      return t(part.key);
    case 'type':
      return <span className="schema-type">{part.text}</span>;
    case 'value':
      return <code className="schema-value">{JSON.stringify(part.text)}</code>;
    case 'reference':
      // Its shape shows when the pointer rests on it.
      return (
        <a className="schema-ref" href={`#definition-${part.name}`} title={part.shape}>
          {part.name}
        </a>
      );
    case 'text':
      return part.text;
  }
}
