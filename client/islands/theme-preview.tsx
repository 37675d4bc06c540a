import * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import { isObject } from '../shared/is-object.ts';
import type { ThemeChoice } from '../shared/preferences/theme-choice.ts';
import { SIDE_BY_SIDE } from './theme-builder-styles.ts';

/** The dashboard in the chosen theme: light and dark side by side, or one frame with its own switch where there is no room for two. */
export function ThemePreview({ choice }: { choice: ThemeChoice }) {
  const isWide = React.useSyncExternalStore(followWidth, () => matchMedia(SIDE_BY_SIDE).matches);
  const isSplit = isWide && choice.mode === 'both';
  // The dark frame stays when there is no room for it, out of sight: it would be loaded again.
  const [hasDark, setHasDark] = React.useState(isSplit);
  if (isSplit && !hasDark) setHasDark(true);
  return (
    <div className="previews">
      <Frame choice={choice} mode={isSplit ? 'light' : choice.mode} />
      {hasDark && <Frame choice={choice} mode="dark" isHidden={!isSplit} />}
    </div>
  );
}

/** A demo document of the kit that wears the chosen theme. It says when it is ready, after each load, and gets every choice from then on. */
function Frame({ choice, mode, isHidden }: { choice: ThemeChoice; mode: ThemeChoice['mode']; isHidden?: boolean }) {
  const { t } = useTranslations();
  const frame = React.useRef<HTMLIFrameElement>(null);

  React.useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage({ kind: 'theme', choice: { ...choice, mode } }, window.location.origin);
    const answer = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (isObject(data) && data.kind === 'theme-ready') send();
    };
    send();
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [choice, mode]);

  return (
    <iframe
      ref={frame}
      // What the page is about: it needs no sign of a reader.
      data-wanted=""
      onLoad={({ currentTarget }) => paint(currentTarget, mode)}
      hidden={isHidden}
      src="/toolpad/_demo/ThemeBuilderPreview"
      title={t(mode === 'both' ? 'themeBuilder.preview' : `themeBuilder.${mode}Preview`)}
    />
  );
}

/** Until the frame has come alive it shows what the build has drawn, in the scheme of the page. */
function paint({ contentDocument }: HTMLIFrameElement, mode: ThemeChoice['mode']): void {
  if (contentDocument && mode !== 'both') contentDocument.documentElement.dataset.toolpadColorScheme = mode;
}

function followWidth(onChange: () => void): () => void {
  const wide = matchMedia(SIDE_BY_SIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
