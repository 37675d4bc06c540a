import { APP_COLORS, APP_PAGES, type AppPage, type OwnApp, SAMPLE_APP_NAME } from './own-app.ts';

const TITLES: Record<AppPage, string> = { orders: 'Orders', customers: 'Customers', reports: 'Reports' };

/** The names of the apps in the documentation's samples and demos. */
export const SAMPLE_NAME = new RegExp(`Harbour Goods|${SAMPLE_APP_NAME}`, 'g');

/** Whether a text of a sample or demo names its app. */
export function holdsSampleName(text: string): boolean {
  return text.search(SAMPLE_NAME) >= 0;
}

/** Whether code can say something else in the reader's words: it has a sample's name, or a color that may be its theme's. */
export function canWear(code: string): boolean {
  return code.startsWith("'#") || code.includes("main: '#") || holdsSampleName(code);
}

/** A primary color in a sample's theme, in its quotes. */
const SAMPLE_COLOR = /(?<=\bprimary: \{ main: )'#([\da-f]{2})([\da-f]{2})([\da-f]{2})'/g;

/** The lines that make the reader's app, as they stand beside it. */
export function ownAppCode({ name, primary, menu }: OwnApp): string {
  const { light, dark } = APP_COLORS[primary];
  const pages = menu.map((page) => `  { segment: '${page}', title: '${TITLES[page]}' },\n`);
  return `// Without imports, icons, headings and router.
const NAVIGATION: Navigation = [
  { title: 'Dashboard' },
${pages.join('')}];

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-toolpad-color-scheme',
  },
  colorSchemes: {
    light: { palette: { primary: { main: '${light}' } } },
    dark: { palette: { primary: { main: '${dark}' } } },
  },
});

<AppProvider
  theme={theme}
  navigation={NAVIGATION}
  branding={{ title: ${literal(name)} }}
>
  <DashboardLayout>{children}</DashboardLayout>
</AppProvider>;`;
}

/** What the reader chose, as it stands in these lines. */
export function ownWords({ name, primary, menu }: OwnApp): string[] {
  const { light, dark } = APP_COLORS[primary];
  return [name, light, dark, ...menu.map((page) => TITLES[page])].map(literal);
}

/** A text as a string of JavaScript and TypeScript, in the quotes that the samples use. */
export function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A text as JSX and HTML show it, between tags or in an attribute with double quotes. */
export function markup(text: string): string {
  return text.replace(/[&<>"{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Code with a sample's name and color, in which both are the reader's. A longer string, a comment and whatever else stay as they are. */
export function wearCode(code: string, { name, primary }: OwnApp): string {
  const of = (before: string, after: string) => new RegExp(`${before}(?:${SAMPLE_NAME.source})${after}`, 'g');
  const { light, dark } = APP_COLORS[primary];
  return (
    code
      .replace(of("'", "'"), () => literal(name))
      .replace(of('(?<==)"', '"'), () => `"${markup(name)}"`)
      .replace(of('(?<=>\\s*)', '(?=\\s*<)'), () => markup(name))
      // A light color is one for dark pages.
      .replace(SAMPLE_COLOR, (_was, ...parts: string[]) => literal(parts.slice(0, 3).reduce(sum, 0) > 384 ? dark : light))
  );
}

function sum(total: number, part: string): number {
  return total + Number.parseInt(part, 16);
}

const entry = (page: string) => ` *\\{ segment: '(${page})', title: '\\w+'(?:, icon: <(\\w+) />)? \\},\\n`;

/** A sample's menu of which nothing more is said; where a page has children or a pattern, the sample is about it. */
const SAMPLE_MENU = new RegExp(`^${entry('orders')}${entry('customers')}`, 'gm');

/** The lines of a sample that name pages which the reader's menu has not, and what is imported for them: start and end, one after the other. */
export function linesLeftOut(code: string, { menu }: OwnApp): [start: number, end: number][] {
  const lines: [number, number][] = [];
  for (const { 0: sample, index } of code.matchAll(SAMPLE_MENU)) {
    for (const { 0: line, 1: page, 2: icon, index: at } of sample.matchAll(new RegExp(entry(APP_PAGES.join('|')), 'g'))) {
      // The page that a demo opens stays.
      if (menu.some((one) => one === page) || code.includes(`'/${page}')`)) continue;
      lines.push([index + at, index + at + line.length]);
      const imported = icon && code.split(`<${icon} `).length === 2 && new RegExp(`^import ${icon} from .*\\n`, 'm').exec(code);
      if (imported) lines.push([imported.index, imported.index + imported[0].length]);
    }
  }
  return lines.sort(([a], [b]) => a - b);
}

/** A whole file of a sample as the reader's own: name, color and menu. */
export function wearFile(code: string, app: OwnApp): string {
  const left = linesLeftOut(code, app);
  const kept = left.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
  return wearCode(kept, app);
}
