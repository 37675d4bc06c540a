import { APP_COLORS, type AppPage, type OwnApp } from './own-app.ts';

const TITLES: Record<AppPage, string> = { orders: 'Orders', customers: 'Customers', reports: 'Reports' };

/** The names of the apps in the documentation's samples and demos. */
export const SAMPLE_NAME = /Harbour Goods|Nordwind Sales/g;

/** The lines that make the reader's app, as they stand beside it. */
export function ownAppCode({ name, primary, menu }: OwnApp): string {
  const { light, dark } = APP_COLORS[primary];
  const pages = menu.map((page) => `  { segment: '${page}', title: '${TITLES[page]}' },\n`);
  return `const NAVIGATION: Navigation = [
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
>`;
}

/** A text as a string of JavaScript and TypeScript, in the quotes that the samples use. */
export function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A text as JSX and HTML show it, between tags or in an attribute with double quotes. */
export function markup(text: string): string {
  return text.replace(/[&<>"{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Code with a sample's name, in which the name is the reader's. A longer string, a comment and whatever else stay as they are. */
export function wearCode(code: string, name: string): string {
  const of = (before: string, after: string) => new RegExp(`${before}(?:${SAMPLE_NAME.source})${after}`, 'g');
  return code
    .replace(of("'", "'"), () => literal(name))
    .replace(of('(?<==)"', '"'), () => `"${markup(name)}"`)
    .replace(of('(?<=>\\s*)', '(?=\\s*<)'), () => markup(name));
}
