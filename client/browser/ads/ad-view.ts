import type { AdLayout, AdRecord } from '../../shared/ad.ts';
import { tracked } from '../../shared/analytics/tracked.ts';
import { from } from '../../theme/media.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';

/** The words of an ad in the page's language; `by` holds the mark `{{publisher}}`. */
export type AdWords = { by: string; tag: string; start: string; plea: { title: string; text: string } };

/** The pictures are 130 by 100 pixels. Sizes of the theme's scale are written out: an import would be one more request of every page. */
const CSS = `
.ad-view{display:block;box-sizing:border-box;width:100%;max-height:100%;overflow:hidden;color:var(--mui-palette-text-primary);font-size:14px;line-height:20px}
.ad-view a{color:inherit;text-decoration:none}
.ad-view a:hover{color:var(--mui-palette-primary-main)}
.ad-view b{font-weight:600}
.ad-words{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
.ad-by{display:block;margin-block-start:4px;color:var(--mui-palette-text-secondary);font-size:13px;line-height:16px}
.ad-boxed{display:grid;align-content:center;height:100%;padding:8px;border-radius:8px;background:var(--mui-palette-surface-subtle)}
.ad-pictured{align-content:start;position:relative;padding-inline-start:150px}
.ad-boxed img{position:absolute;inset-block-start:8px;inset-inline-start:8px;width:130px;height:100px;border-radius:4px;object-fit:contain}
.ad-inline{display:flex;align-items:center;box-sizing:border-box;padding:12px;border-radius:8px;background:var(--mui-palette-surface-subtle)}
.ad-tag{display:inline-block;margin-inline-end:4px;padding-inline:5px;border:1px solid currentcolor;border-radius:4px;color:var(--mui-palette-text-secondary);font-size:13px;line-height:16px}
.ad-view .ad-start{color:var(--mui-palette-primary-main);text-decoration:underline}
.ad-frame{position:absolute;inset:0;width:100%;height:100%;border:0;visibility:hidden}
.ad-frame[data-shown]{visibility:visible}
${from('sm')}{.ad-boxed{padding:12px}.ad-pictured{padding-inline-start:158px}.ad-boxed img{inset-block-start:12px;inset-inline-start:12px}.ad-boxed .ad-words{font-size:16px;line-height:24px;-webkit-line-clamp:3}}
`;

/** Adds the styles of ads to the page. The slot's own box is in the page's critical styles, so nothing moves. */
export function adoptAdStyles(): void {
  adoptStyles(CSS);
}

/** An ad: one link with picture and words, and who it comes from. */
export function recordView(record: AdRecord, layout: AdLayout, words: AdWords): HTMLElement {
  const link = document.createElement('a');
  link.href = record.link;
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  const marks = { ...tracked('ad', 'click'), 'data-ga-event-label': record.label };
  for (const [name, value] of Object.entries(marks)) link.setAttribute(name, value);
  const pictured = layout === 'image' && record.img !== '';
  if (pictured) link.append(picture(record.img));
  const text = span('ad-words', ...titled(record.name, record.description));
  if (layout === 'inline') {
    text.prepend(span('ad-tag', words.tag), ' ');
    text.append(' ', span('ad-start', words.start));
  }
  link.append(text);
  const view = span(
    layout === 'image' ? 'ad-view ad-boxed' : 'ad-view',
    link,
    span('ad-by', words.by.replace('{{publisher}}', record.poweredby)),
  );
  view.classList.toggle('ad-pictured', pictured);
  return view;
}

/** Asks readers who block ads to think about it. */
export function pleaView({ plea }: AdWords): HTMLElement {
  return span('ad-view ad-boxed', span('ad-words', ...titled(plea.title, plea.text)));
}

function titled(title: string, text: string): (Node | string)[] {
  const bold = document.createElement('b');
  bold.textContent = title;
  return title && text ? [bold, ` – ${text}`] : [bold, text];
}

function picture(address: string): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { src: address, alt: '', width: 130, height: 100 });
  return image;
}

function span(className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...children);
  return element;
}
