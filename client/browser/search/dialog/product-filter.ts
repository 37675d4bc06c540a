import { productNames } from '#product-names';
import { shortName } from '../../../shared/product.ts';
import type { Translate } from '../../../shared/translate.ts';
import { element } from './element.ts';

/** Which product is searched. */
export function productFilter(t: Translate): HTMLElement {
  const products = Object.entries(productNames).map(([id, name]) => [id, shortName(name)]);
  const choices = [['', t('search.all')], ...products].map(([id = '', name = '']) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name: 'product', value: id, checked: id === '' ? '' : undefined }),
      element('span', {}, name),
    ),
  );
  return element('fieldset', { class: 'products' }, element('legend', { class: 'unseen' }, t('search.product')), ...choices);
}

/** The product that is searched; empty for all. */
export function chosenProduct(dialog: HTMLElement): string {
  return dialog.querySelector<HTMLInputElement>('[name=product]:checked')?.value ?? '';
}
