import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, WrittenBlock } from '../../../client/blocks/blocks.ts';
import { Blocks } from '../../../client/blocks/views.tsx';
import { DocsConfigProvider } from '../../../client/contexts/docs-config.tsx';
import { TranslationsProvider } from '../../../client/contexts/translations.tsx';
import type { Language } from '../../../client/shared/preferences/language.ts';
import { createEmotionCache } from '../../../client/theme/emotion-cache.ts';
import { createEnv, type MarkdownEnv } from '../../../scripts/content/markdown/env.ts';
import { createMarkdown } from '../../../scripts/content/markdown.ts';
import type { Project } from '../../../scripts/content/project.ts';
import { blocksOf } from '../../../scripts/content/to-blocks.ts';
import { site } from '../project/site.ts';

const md = createMarkdown();
const cache = createEmotionCache('ltr');
// Styles are collected, not written beside each element.
cache.compat = true;

type Rendered = { blocks: WrittenBlock[]; html: string; env: MarkdownEnv; problems: string[] };

/** Compiles Markdown as the build does and renders it in English; problems are written `line: message`. The body begins at the file's line 5. */
export function render(...lines: string[]): Rendered {
  return renderIn('en', ...lines);
}

/** The same of a page whose words are in a language. */
export function renderIn(language: Language, ...lines: string[]): Rendered {
  return renderOf(site, language, ...lines);
}

/** The same of a page of another project. */
export function renderOf(project: Project, language: Language, ...lines: string[]): Rendered {
  const env = createEnv('page.md', 4, { project, path: '/toolpad/core/page', language });
  const blocks = blocksOf(lines.join('\n'), md, env);
  return { blocks, html: htmlOfBlocks(blocks), env, problems: env.problems.map(({ line, message }) => `${line}: ${message}`) };
}

/** Blocks as readers of English get them, without the classes of their styles and as one would write it. */
export function htmlOfBlocks(blocks: readonly Block[]): string {
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <DocsConfigProvider value={{ docsHost: 'mui.com', repoUrl: 'https://github.com/o/r' }}>
        <TranslationsProvider language="en" dictionaries={site.dictionaries()}>
          <Blocks blocks={blocks} />
        </TranslationsProvider>
      </DocsConfigProvider>
    </CacheProvider>,
  );
  return html
    .replace(/(?<=class="[^"]*) ?css-[\w-]+(?=")/g, '')
    .replace(/(<(?:img|input|br|hr)\b[^>]*)\/>/g, '$1>')
    .replaceAll('=""', '');
}
