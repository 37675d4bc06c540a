import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoRoot } from './demo-root.tsx';

export type RenderedDemo = { html: string; css: string; styleIds: string[] };

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
  return {
    html,
    css: styles.map((style) => style.css).join(''),
    styleIds: styles.flatMap((style) => style.ids),
  };
}
