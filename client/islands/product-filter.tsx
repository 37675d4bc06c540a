import { useTranslations } from '../contexts/translations.tsx';
import type { ProductId } from '../shared/product.ts';

type Props = { product: ProductId | undefined; onChange: (product: ProductId | undefined) => void };

const CHOICES = [
  ['core', 'Core'],
  ['studio', 'Studio'],
] as const;

/** Which product is searched. */
export function ProductFilter({ product, onChange }: Props) {
  const { t } = useTranslations();
  const choice = (value: ProductId | undefined, text: string) => (
    <label key={text}>
      <input type="radio" name="search-product" checked={product === value} onChange={() => onChange(value)} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className="products">
      <legend className="unseen">{t('search.product')}</legend>
      {choice(undefined, t('search.all'))}
      {CHOICES.map(([id, name]) => choice(id, name))}
    </fieldset>
  );
}
