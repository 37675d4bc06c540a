import { useTranslations } from '../../contexts/translations.tsx';
import { type BlockView, htmlOf } from '../view.ts';

export const ProseView: BlockView<'prose'> = ({ block }) => {
  const { language } = useTranslations();
  return <div dangerouslySetInnerHTML={htmlOf(block.text, language)} />;
};
