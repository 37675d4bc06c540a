import { useTranslations } from '../../contexts/translations.tsx';
import { type BlockView, htmlOf } from '../view.ts';
import { TableBox } from './table-box.tsx';

export const TableView: BlockView<'table'> = ({ block: { text, rows, listed } }) => {
  const { language } = useTranslations();
  return (
    <TableBox rows={rows} listed={listed}>
      <div dangerouslySetInnerHTML={htmlOf(text, language)} />
    </TableBox>
  );
};
