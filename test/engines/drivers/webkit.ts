import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Programs } from '../../../scripts/shared/find-engines.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import type { Engine, Plain, Window } from './driver.ts';

/** The bar of the browser would keep its window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; }';

/** Higher than any window with its bar, in pixels. */
const SCREEN = '1600x1200x24';

/** WebKitGTK's small browser, driven by WebDriver on a display that nobody sees. Each window is a browser with an empty profile. */
export async function startWebKit({ browser, driver, display }: Programs['webkit']): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_BAR);
  // Else the display starts again whenever its last window closes, and turns away the browser that comes at that moment.
  const screen = spawn(display, ['-displayfd', '3', '-noreset', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: home };
  const services = new Set<ChildProcess>();
  return {
    // A service has one window at a time: with one for each, a window that hangs stands in nobody's way.
    open: async () => {
      const port = await freePort();
      const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
      services.add(service);
      await answers(port);
      const window = await openWindow(port, browser);
      const close = async () => {
        await window.close();
        services.delete(service);
        await end(service);
      };
      return { ...window, close };
    },
    close: async () => {
      await Promise.all([...services].map(end));
      await end(screen);
      rmSync(home, { recursive: true });
    },
  };
}

/** Waits until the service answers. */
async function answers(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok);
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

async function openWindow(port: number, binary: string): Promise<Window> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  // Sooner than a test ends: a window that hangs is then named as that.
  await session.manage().setTimeouts({ script: 10_000 });
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    resize: (width, height) => resize(session, width, height),
    setCookie: async (name, value, url) => {
      // A cookie is set for the site that is open.
      if (!(await session.getCurrentUrl()).startsWith(url)) await session.get(`${url}/robots.txt`);
      await session.manage().addCookie({ name, value });
    },
    evaluate: (run, args, frame) => evaluate(session, run, args, frame),
    point: async ({ x, y }, press) => {
      const move = session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      await (press ? move.click() : move).perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (keys) => pressTogether(session, keys.split('+')),
    console: () => [],
    picture: () => session.takeScreenshot(),
    close: () => session.quit(),
  };
}

/** The window is as much higher than what it shows as its bar is. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  const [outside, inside] = [(await window.getRect()).height, await session.executeScript<number>('return innerHeight')];
  await window.setRect({ x: 0, y: 0, width, height: height + outside - inside });
}

async function evaluate<A extends Plain[], R>(
  session: WebDriver,
  run: (...args: A) => R | Promise<R>,
  args: A,
  frame?: string,
): Promise<R> {
  if (frame === undefined) return await session.executeScript<R>(run, ...args);
  await session.switchTo().frame(await session.findElement(By.css(frame)));
  try {
    return await session.executeScript<R>(run, ...args);
  } finally {
    await session.switchTo().defaultContent();
  }
}

/** WebDriver's own names of the keys that have no character. */
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

async function pressTogether(session: WebDriver, names: string[]): Promise<void> {
  const keys = names.map((name) => KEYS[name] ?? name);
  const down = keys.reduce((actions, key) => actions.keyDown(key), session.actions());
  await keys.reduceRight((actions, key) => actions.keyUp(key), down).perform();
}
