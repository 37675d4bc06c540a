import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import * as React from 'react';
import { canKeep, followKept, keepDocs, tellWorkers } from '../browser/offline/kept-docs.ts';
import { useTranslations } from '../contexts/translations.tsx';
import type { KeptNews } from '../shared/offline.ts';
import { color, textSize } from '../theme/css.ts';

const Group = styled('section')({
  marginBlockStart: 8,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.divider}`,
  '& h3': { margin: '0 0 6px', fontSize: textSize.label, fontWeight: 400, color: color.textSecondary },
  '& p': { margin: '0 0 12px', fontSize: textSize.label, lineHeight: 1.5 },
  '& progress': { display: 'block', width: '100%', height: 8, marginBlockEnd: 6, accentColor: color.primary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** The download of everything: its size, its progress, what the device holds, and what went wrong. Without a worker there is nothing to offer. */
export function KeepOffline() {
  const { t } = useTranslations();
  const [news, setNews] = React.useState<KeptNews>();
  const group = React.useRef<HTMLElement>(null);
  const isInside = React.useRef(false);
  const titleId = React.useId();
  React.useEffect(() => {
    if (canKeep()) return followKept((latest) => setNews((before) => ({ ...before, problem: undefined, ...latest })));
  }, []);
  // A button that has done its work goes: the focus stays at the one in its place.
  React.useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    group.current?.querySelector('button')?.focus();
  });
  if (!news) return null;
  // A window that is left keeps its focus: the button is still the active element.
  const noteFocus = () => {
    isInside.current = group.current?.contains(document.activeElement) === true;
  };
  return (
    <Group ref={group} aria-labelledby={titleId} onFocus={noteFocus} onBlur={noteFocus}>
      <h3 id={titleId}>{t('keep.title')}</h3>
      <Standing {...news} />
      <div className="actions">
        <Actions {...news} />
      </div>
    </Group>
  );
}

function Standing({ state, offer, problem = state?.problem }: KeptNews) {
  const { t, language } = useTranslations();
  const size = (bytes = 0) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  const day = (time: number) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  const values = { ...state?.versions, build: state?.build ?? '', date: day(state?.date ?? 0) };
  return (
    <>
      {!state && <p>{offer ? t('keep.offer', { size: size(offer.bytes) }) : t('keep.unknown')}</p>}
      {state && state.status !== 'complete' && (
        <>
          <progress aria-label={t('keep.title')} max={state.bytes} value={state.done} />
          <p>{t('keep.progress', { done: size(state.done), size: size(state.bytes) })}</p>
        </>
      )}
      {state?.status === 'complete' && <p>{t('keep.holds', values)}</p>}
      {state?.status === 'complete' && offer && offer.build !== state.build && <p>{t('keep.newer')}</p>}
      <p role="status" className={problem ? undefined : 'unseen'}>
        {problem && t(`keep.${problem}`, { size: size(state ? state.bytes - state.done : 0) })}
      </p>
    </>
  );
}

function Actions({ state, offer }: KeptNews) {
  const { t } = useTranslations();
  const isNewer = state && offer && offer.build !== state.build;
  const isRunning = state?.status === 'running';
  const begin = !state ? 'start' : state.status === 'paused' ? 'resume' : state.status === 'complete' && isNewer ? 'update' : undefined;
  const next = isRunning ? 'pause' : begin;
  return (
    <>
      {next && (
        <Button variant="outlined" size="small" onClick={() => void (isRunning ? tellWorkers('pause') : keepDocs())}>
          {t(`keep.${next}`)}
        </Button>
      )}
      {state && (
        <Button size="small" onClick={() => void tellWorkers('forgetKept')}>
          {t('keep.remove')}
        </Button>
      )}
    </>
  );
}
