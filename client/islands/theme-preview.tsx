import * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import type { ThemeChoice } from '../shared/theme-choice.ts';

/** A demo document of the kit that wears the chosen theme. It says when it is ready, after each load, and gets every choice from then on. */
export function ThemePreview({ choice }: { choice: ThemeChoice }) {
  const { t } = useTranslations();
  const frame = React.useRef<HTMLIFrameElement>(null);

  React.useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage({ kind: 'theme', choice }, window.location.origin);
    const answer = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if ((data as { kind?: unknown } | null)?.kind === 'theme-ready') send();
    };
    send();
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [choice]);

  return <iframe ref={frame} src="/toolpad/_demo/ThemeBuilderPreview" title={t('themeBuilder.preview')} />;
}
