import { useWords } from '../../contexts/translations.tsx';
import { Island } from '../island/island-root.tsx';
import { TableBox } from '../table/table-box.tsx';
import type { BlockView } from '../view.ts';
import { FitForm, FitRoot } from './fit-form.tsx';

/** The table of what each version asks for, and the form that asks a project. */
export const FitView: BlockView<'fit'> = ({ block: { kind: _, head, rows, ...fit } }) => {
  const t = useWords(fit.words);
  return (
    <>
      <Island name="fit" props={fit}>
        <FitRoot>
          <FitForm t={t} />
        </FitRoot>
      </Island>
      <TableBox rows={1 + rows.length}>
        <table>
          <thead>
            <tr>
              <th>{t('fit.version')}</th>
              {head.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([version, ...ranges]) => (
              <tr key={version}>
                <td>{version}</td>
                {ranges.map((range, at) => (
                  <td key={at}>{range === '-' ? range : <code>{range}</code>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  );
};
