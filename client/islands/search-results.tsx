import { Icon } from '../components/icon.tsx';
import { MarkedText } from '../components/marked-text.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { excerptOf } from '../search/excerpt.ts';
import type { OptionGroup, SearchOption } from './search-options.ts';
import { useTexts } from './use-texts.ts';

/** Characters of an excerpt: what a line can show. */
const EXCERPT_LENGTH = 110;
const ICONS = { page: 'page', section: 'hash', recent: 'recent', command: 'command' } as const;

type Props = {
  id: string;
  groups: OptionGroup[];
  active: SearchOption | undefined;
  idOf: (option: SearchOption) => string;
  onPoint: (option: SearchOption) => void;
  onChoose: (option: SearchOption) => void;
};

/** The options of the search dialog as a list box; the field above it holds the focus. */
export function SearchResults({ id, groups, active, idOf, onPoint, onChoose }: Props) {
  const { t } = useTranslations();
  const texts = useTexts([...new Set(groups.flatMap(({ options }) => options.flatMap(({ found }) => found?.page.texts ?? [])))]);
  const textOf = ({ found }: SearchOption) => found && texts.get(found.page.texts)?.[found.at];
  return (
    <div role="listbox" id={id} aria-label={t('search.results')}>
      {groups.map(({ key, label, note, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may hold groups of options; a fieldset is none.
        <div role="group" key={key} aria-label={note ? `${label}, ${note}` : label}>
          <div className="group" aria-hidden="true">
            {label} {note && <span>{note}</span>}
          </div>
          {options.map((option) => (
            <Option
              key={option.key}
              option={option}
              id={idOf(option)}
              selected={option === active}
              text={textOf(option)}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Pick<Props, 'onPoint' | 'onChoose'> & { option: SearchOption; id: string; selected: boolean; text: string | undefined };

function Option({ option, id, selected, text, onPoint, onChoose }: OptionProps) {
  // The field above holds the focus and takes the keys.
  const shared = {
    id,
    role: 'option',
    'aria-selected': selected,
    tabIndex: -1,
    lang: option.lang,
    onMouseMove: () => selected || onPoint(option),
    onClick: () => onChoose(option),
    children: <OptionContent option={option} text={text} />,
  };
  return option.href ? <a {...shared} href={option.href} /> : <div {...shared} />;
}

function OptionContent({ option, text }: { option: SearchOption; text: string | undefined }) {
  const terms = option.found?.terms ?? [];
  return (
    <>
      <Icon name={ICONS[option.icon]} />
      <span className="words" dir="auto">
        <span>
          <MarkedText text={option.text} terms={terms} />
        </span>
        {option.found && <small>{text && <MarkedText text={excerptOf(text, terms, EXCERPT_LENGTH)} terms={terms} />}</small>}
      </span>
    </>
  );
}
