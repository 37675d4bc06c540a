import { useTranslations } from '../contexts/translations.tsx';
import type { ColorName, ThemeChoice } from '../shared/preferences/theme-choice.ts';
import { contrastsOf } from './theme-builder/contrast.ts';

type Props = { id: string; name: ColorName; choice: ThemeChoice };

/** How readable a color makes text, in numbers and words; the shade only repeats them. */
export function ContrastBadges({ id, name, choice }: Props) {
  const { t } = useTranslations();
  return (
    <ul id={id} className="contrasts">
      {contrastsOf(choice, name).map(({ of, ratio, verdict }) => (
        <li key={of} className={verdict}>
          {t(`themeBuilder.${of}`)} <bdi>{ratio.toFixed(2)}:1</bdi> <b>{t(`themeBuilder.${verdict}`)}</b>
        </li>
      ))}
    </ul>
  );
}
