import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoRoot } from './demo-root.tsx';

/** `styles` are Emotion's: each global one by itself, so that the browser can replace it, then all others. */
export type RenderedDemo = {
  html: string;
  styles: { key: string; ids: string[]; css: string }[];
};

/** A demo's server HTML and the styles that it uses. */
export function renderDemo(Demo: ComponentType, group: string): RenderedDemo {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const html = renderToString(
    <DemoRoot cache={cache} group={group}>
      <Demo />
    </DemoRoot>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return { html, styles: styles.filter(({ css }) => css) };
}
