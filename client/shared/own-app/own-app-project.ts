import type { PlaygroundProject } from '../playground/playground.ts';
import { APP_COLORS, APP_PAGES, type OwnApp } from './own-app.ts';
import { markup, wearCode } from './own-app-code.ts';

/** The scene of the hero as a project of the reader's own: its name, its color, and no page that isn't in its menu. */
export function ownProject(scene: PlaygroundProject, app: OwnApp): Pick<PlaygroundProject, 'title' | 'file' | 'files'> {
  const { title, file, files } = scene;
  const own = {
    ...files,
    [file]: ownCode(files[file] ?? '', app),
    'index.html': (files['index.html'] ?? '').replace(title, () => markup(app.name)),
    'package.json': (files['package.json'] ?? '').replace(/(?<="name": ")[^"]*/, folderName(app.name)),
  };
  return { title: app.name, file, files: own };
}

/** A name as npm and file systems take it; names without Latin letters get a plain one. */
export function folderName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? ['my', 'app'];
  return words.join('-');
}

function ownCode(code: string, app: OwnApp): string {
  const { light, dark } = APP_COLORS[app.primary];
  const scheme = (mode: string, main: string) => `    ${mode}: { palette: { primary: { main: '${main}' } } },\n`;
  const colored = wearCode(code, app).replace(
    '  colorSchemes: { light: true, dark: true },\n',
    `  colorSchemes: {\n${scheme('light', light)}${scheme('dark', dark)}  },\n`,
  );
  const left = APP_PAGES.filter((page) => !app.menu.includes(page));
  return withoutUnusedIcons(left.reduce(withoutPage, colored));
}

function withoutPage(code: string, page: string): string {
  return code.replace(new RegExp(`^  \\{\\s+segment: '${page}',[\\s\\S]*?\\},\\n(?=  \\{|\\])`, 'm'), '');
}

function withoutUnusedIcons(code: string): string {
  return code.replace(/^import (\w+Icon) from '[^']+';\n/gm, (line, icon: string) => (code.includes(`<${icon} `) ? line : ''));
}
