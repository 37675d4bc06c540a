import { describe, expect, test } from 'vitest';
import type { DevEvent } from '../../../../client/dev/dev-event.ts';
import { ReloadStream } from '../../../../scripts/dev/reload-stream.ts';

const PROBLEM = { file: 'content/pages/a.md', line: 3, message: 'Wrong.' };

type Reader = { next: () => Promise<DevEvent>; id: () => string };

/** A page that was asked for at a time, or that listened until an id. */
function listen(stream: ReloadStream, { since = Date.now() + 60_000, lastId }: { since?: number; lastId?: string } = {}): Reader {
  const headers = new Headers(lastId ? { 'Last-Event-ID': lastId } : {});
  const answer = stream.connect({ url: `http://127.0.0.1/dev-reload?since=${since}`, headers });
  const reader = answer.body!.getReader();
  let id = '';
  const next = async () => {
    const text = new TextDecoder().decode((await reader.read()).value as Uint8Array);
    id = /^id: (\d+)$/m.exec(text)?.[1] ?? '';
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '') as DevEvent;
  };
  return { next, id: () => id };
}

describe('a page that comes', () => {
  test('hears what is wrong now, with the address of an editor', async () => {
    const stream = new ReloadStream();
    stream.wrong('content', [PROBLEM]);
    const editor = `vscode://file${encodeURI(process.cwd())}/content/pages/a.md:3`;
    expect(await listen(stream).next()).toEqual({ kind: 'problems', problems: [{ ...PROBLEM, editor }] });
  });

  test('is loaded again if it was asked for before the server started', async () => {
    expect(await listen(new ReloadStream(), { since: 1 }).next()).toEqual({ kind: 'reload' });
  });
});

describe('a page that comes back', () => {
  test.each([
    ['nothing when it missed nothing', [], 'problems'],
    ['the one change that it missed', [{ kind: 'demo', name: 'basic' }], 'demo'],
    ['of new text once, however often that came', [{ kind: 'page' }, { kind: 'page' }, { kind: 'page' }], 'page'],
    ['that it must be loaded again when it missed more', [{ kind: 'page' }, { kind: 'demo', name: 'basic' }], 'reload'],
    ['that it must be loaded again when it missed more than is remembered', Array(60).fill({ kind: 'page' }), 'reload'],
  ] satisfies [string, DevEvent[], string][])('hears %s', async (_, missed, kind) => {
    const stream = new ReloadStream();
    const page = listen(stream);
    await page.next();
    for (const event of missed) stream.changed(event);
    expect((await listen(stream, { lastId: page.id() }).next()).kind).toBe(kind);
  });
});

describe('what is wrong', () => {
  test.each([
    ['goes with its part', 'content', 0],
    ['goes with its file', PROBLEM.file, 0],
    ['stays when something else is right', 'worker', 1],
  ])('%s', async (_, part, left) => {
    const stream = new ReloadStream();
    stream.wrong('content', [PROBLEM]);
    stream.right(part);
    expect(await listen(stream).next()).toMatchObject({ problems: Array.from({ length: left }, () => PROBLEM) });
  });

  test('is told once, though it was met in a file and in the whole', async () => {
    const stream = new ReloadStream();
    stream.wrong(PROBLEM.file, [PROBLEM]);
    stream.wrong('content', [{ ...PROBLEM }, { ...PROBLEM, line: 4 }]);
    expect(await listen(stream).next()).toMatchObject({ problems: [PROBLEM, { ...PROBLEM, line: 4 }] });
  });

  test.each([
    ['what is wrong', PROBLEM, true],
    ['another line', { ...PROBLEM, line: 4 }, false],
    ['another mistake', { ...PROBLEM, message: 'Other.' }, false],
  ])('is known: %s', (_, problem, isKnown) => {
    const stream = new ReloadStream();
    stream.wrong('worker', [PROBLEM]);
    expect(stream.knows(problem)).toBe(isKnown);
    stream.right('worker');
    expect(stream.knows(problem)).toBe(false);
  });

  test('with types is for the type checker to take back', async () => {
    const stream = new ReloadStream();
    stream.wrong('types', [PROBLEM]);
    stream.right(PROBLEM.file);
    expect(await listen(stream).next()).toMatchObject({ problems: [PROBLEM] });
  });
});
