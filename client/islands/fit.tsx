import * as React from 'react';
import { FitForm, FitRoot } from '../blocks/fit/fit-form.tsx';
import type { IslandProps } from '../blocks/island/names.ts';
import { useWords } from '../contexts/translations.tsx';
import { MAX_LENGTH, readManifest } from '../fit/read-manifest.ts';
import { FitAnswer, FitStatus, type Read } from './fit-answer.tsx';

/** Says which versions fit a project by its `package.json`, which stays in the browser. */
export default function FitCheck(fit: IslandProps['fit']) {
  const t = useWords(fit.words);
  const [alive, setAlive] = React.useState(false);
  // The first rendering is what the server sent.
  React.useEffect(() => setAlive(true), []);
  const area = React.useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = React.useState<Read>('empty');
  const pick = async ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // The same file, changed meanwhile, can be picked again.
    target.value = '';
    // A character has at most four bytes: a larger file is too long in any case.
    if (file.size > 4 * MAX_LENGTH) return setRead('large');
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setRead('unreadable');
    if (area.current) area.current.value = text;
    setRead(readManifest(text));
  };
  return (
    <FitRoot>
      <FitForm t={t} area={area} onText={alive ? ({ target }) => setRead(readManifest(target.value)) : undefined} onPick={pick} />
      {alive && <FitStatus fit={fit} read={read} t={t} />}
      {typeof read !== 'string' && <FitAnswer fit={fit} project={read} t={t} />}
    </FitRoot>
  );
}
