import type { EmotionCache } from '@emotion/react';
import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { compile } from '../../../client/browser/demos/live-edit/compile.ts';
import type { Import } from '../../../client/browser/demos/live-edit/imports-of.ts';
import {
  type FromFrame,
  parseToFrame,
  type ToFrame,
} from '../../../client/shared/playground/live-messages.ts';
import { demoCache } from './demo-cache.ts';
import { DemoRoot } from './demo-root.tsx';
import { evaluate } from './live-code.ts';
import { show } from './live-look.ts';
import { MissingModule, type ModuleTable, requireFor } from './live-modules.ts';
import { lineOf, messageOf } from './live-problems.ts';

type Run = Extract<ToFrame, { kind: 'run' }>;

/** The run that counts: what an older one still says is not heard. */
let current = 0;
let root: Root | undefined;
let cache: EmotionCache | undefined;
const ownSheet = new CSSStyleSheet();

/** Compiles and runs the code that the page around this frame sends, and tells how it went. */
export function listen(table: ModuleTable): void {
  const { origin } = new URL(location.href);
  addEventListener('message', (event) => {
    // Only the page around the frame is listened to; edited code shares this window.
    if (event.source !== parent || event.origin !== origin) return;
    const message = parseToFrame(event.data);
    if (message?.kind === 'ping') tell({ kind: 'pong' });
    if (message?.kind === 'look') show(message.look);
    if (message?.kind === 'run') void run(message, table);
  });
  // Without an error it is a browser's remark, such as the one on resize observers.
  addEventListener('error', ({ error, filename, lineno }) => {
    if (error) fail(error, filename.startsWith('blob:') ? lineno : undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  addEventListener('pagehide', () => tell({ kind: 'leaving' }));
  tell({ kind: 'ready' });
}

async function run(
  { id, source, variant, sheet, look }: Run,
  table: ModuleTable,
): Promise<void> {
  current = id;
  show(look);
  ownSheet.replaceSync(sheet);
  // Those of the code that is still shown leave with it.
  if (!document.adoptedStyleSheets.includes(ownSheet))
    document.adoptedStyleSheets.push(ownSheet);
  const compiled = compile(source, variant);
  if ('problem' in compiled) {
    tell({ kind: 'failed', id, message: compiled.problem, line: compiled.line });
    return;
  }
  const imports = compiled.imports.map(({ specifier }) => specifier);
  try {
    const require = await requireFor(table, imports);
    const exports = id === current && (await evaluate(compiled.code, require));
    if (!exports || id !== current) return;
    if (isComponent(exports.default)) render(exports.default, imports, look.direction);
    else tell({ kind: 'no-component', id });
  } catch (error) {
    if (error instanceof MissingModule) tellMissing(error, id, compiled.imports);
    else fail(error);
  }
}

function tellMissing(
  { specifier, offered }: MissingModule,
  id: number,
  imports: Import[],
): void {
  const line = imports.find((one) => one.specifier === specifier)?.line;
  tell({ kind: 'missing', id, specifier, offered, line });
}

function render(
  Demo: React.ComponentType,
  imports: string[],
  direction: 'ltr' | 'rtl',
): void {
  const usesKit = imports.some((specifier) => specifier.startsWith('@toolpad/core'));
  root ??= createRoot(document.getElementById('demo')!, {
    onCaughtError: (error) => fail(error),
    onUncaughtError: (error) => fail(error),
  });
  // A page that changes direction loads the frame again.
  cache ??= demoCache(direction);
  root.render(
    <DemoRoot key={current} cache={cache} group={usesKit ? 'core' : 'studio'}>
      <Demo />
      <Alive id={current} />
    </DemoRoot>,
  );
}

/** Says that a run has reached the screen. */
function Alive({ id }: { id: number }) {
  React.useEffect(() => tell({ kind: 'ran', id }), [id]);
  return null;
}

/** A function, or what `memo`, `forwardRef` and `lazy` make of one. */
function isComponent(value: unknown): value is React.ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

function fail(error: unknown, line = lineOf(error)): void {
  tell({ kind: 'failed', id: current, message: messageOf(error), line });
}

function tell(message: FromFrame): void {
  // The frame's origin is opaque and its messages are no secret: they hold what edited code said.
  parent.postMessage(message, '*');
}
