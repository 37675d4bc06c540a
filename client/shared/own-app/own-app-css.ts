import { APP_COLORS, APP_PAGES, type OwnApp } from './own-app.ts';

/** The scene of the hero, which opens on no page of the menu. */
export const OWN_APP_DEMO = 'DashboardLayoutOverview';

/** What makes a demo's document wear an app's color, and the scene of the hero its menu. It holds nothing that a reader typed. */
export function ownAppCss({ primary, menu }: OwnApp): string {
  const { light, dark } = APP_COLORS[primary];
  const left = APP_PAGES.filter((page) => !menu.includes(page)).map(
    (page) => `body[data-demo=${OWN_APP_DEMO}] li:has(>a[href="/${page}"])`,
  );
  return [
    `html:root{${variables(light, '#fff', '255 255 255')}}`,
    `html:root[data-toolpad-color-scheme=dark]{${variables(dark, 'rgba(0,0,0,.87)', '0 0 0')}}`,
    ...(left.length > 0 ? [`${left.join()}{display:none}`] : []),
  ].join('');
}

function variables(main: string, text: string, textChannel: string): string {
  const channel = [1, 3, 5].map((start) => Number.parseInt(main.slice(start, start + 2), 16)).join(' ');
  const shade = (of: string) => `color-mix(in srgb,${main} 80%,${of})`;
  const values = {
    main,
    mainChannel: channel,
    light: shade('#fff'),
    dark: shade('#000'),
    contrastText: text,
    contrastTextChannel: textChannel,
  };
  return Object.entries(values)
    .map(([name, value]) => `--mui-palette-primary-${name}:${value}`)
    .join(';');
}
