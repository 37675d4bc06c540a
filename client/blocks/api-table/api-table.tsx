import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslations } from '../../contexts/translations.tsx';
import { tracked } from '../../shared/analytics/tracked.ts';
import { API_VIEWS } from '../../shared/api-view.ts';
import { localizedPath } from '../../shared/preferences/language.ts';
import { TableBox } from '../table/table-box.tsx';
import { type BlockView, htmlOf } from '../view.ts';
import type { ApiCell, ApiRow, ApiTable, TypePart } from './api-table.ts';
import { apiStyles } from './api-table-styles.ts';
import { Breakable } from './breakable.tsx';
import { VersionMarks } from './version-marks.tsx';

/** Roles stay what they are when CSS makes a list of the table. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const Root = styled('div')(css(apiStyles));

/**
 * A table with the switch between its views. CSS follows the radio buttons, so that it needs no script. Material UI's Table would add
 * 0.5 KB, and the page would take half as long again; its ToggleButton shows a choice by script alone.
 */
export const ApiTableView: BlockView<'apiTable'> = ({ block }) => (
  <Root className="api" data-section={block.section}>
    <Switch block={block} />
    {/* What is said of a prop takes half as much room again as a plain row. */}
    <TableBox rows={1 + 1.5 * block.rows.length}>
      <table {...AS.table}>
        <thead {...AS.rowgroup}>
          <tr {...AS.row}>
            {block.head.map((text) => (
              <th key={text} {...AS.columnheader}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rowgroup}>
          {block.rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </TableBox>
  </Root>
);

function Switch({ block: { group, section } }: { block: ApiTable }) {
  const { t } = useTranslations();
  return (
    <fieldset>
      <legend className="unseen">{t(`apiView.${section}`)}</legend>
      {API_VIEWS.map((view) => (
        <label key={view}>
          <input type="radio" name={group} value={view} autoComplete="off" {...tracked('layout', section)} data-ga-event-label={view} />
          <span>{t(`apiView.${view}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Row({ row: { id, cells } }: { row: ApiRow }) {
  return (
    <tr {...AS.row} id={id}>
      {cells.map((cell, index) => (
        <Cell key={index} cell={cell} id={id} />
      ))}
    </tr>
  );
}

function Cell({ cell, id }: { cell: ApiCell; id?: string }) {
  const { t, language } = useTranslations();
  switch (cell.kind) {
    case 'name':
      return (
        <td {...AS.cell}>
          <a href={`#${id}`}>
            <code className="prop-name">{cell.name}</code>
          </a>
          {cell.required && (
            <>
              {' '}
              <abbr title={t('required')}>*</abbr>
            </>
          )}
          {cell.marks && <VersionMarks marks={cell.marks} />}
        </td>
      );
    case 'type':
      return (
        <td {...AS.cell}>
          <TypeCode parts={cell.parts} />
        </td>
      );
    case 'default':
      return cell.value === undefined ? (
        <td {...AS.cell} className="none">
          -
        </td>
      ) : (
        <td {...AS.cell} data-head={cell.head}>
          <code className="prop-default">
            <Breakable text={cell.value} />
          </code>
        </td>
      );
    case 'text':
      return (
        <td
          {...AS.cell}
          className={cell.none ? 'none' : undefined}
          data-head={cell.head}
          dangerouslySetInnerHTML={htmlOf(cell.text, language)}
        />
      );
  }
}

function TypeCode({ parts }: { parts: readonly TypePart[] }) {
  const { language } = useTranslations();
  return (
    <code className="prop-type">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Breakable key={index} text={part} />
        ) : (
          <a key={index} href={localizedPath(part.href, language)}>
            <Breakable text={part.name} />
          </a>
        ),
      )}
    </code>
  );
}
