import { codeSandboxText } from '../../client/shared/playground/code-sandbox.ts';
import { compressToBase64Url } from '../../client/shared/playground/lz-string.ts';
import type { PlaygroundProject } from '../../client/shared/playground/playground.ts';
import type { CodeStyling } from '../../client/shared/preferences/code-styling.ts';
import type { CodeVariant } from '../../client/shared/preferences/code-variant.ts';
import { siteTitle } from '../../client/shared/site-title.ts';
import { remembered } from '../shared/remembered.ts';
import type { PlaygroundVersions } from './playground-versions.ts';
import { TAILWIND_ENTRY } from './tailwind-sheet.ts';

/** A demo in one styling and variant. `sheet` is what its code imports as `./index.css`. */
type Demo = { name: string; code: string; variant: CodeVariant; styling: CodeStyling; sheet?: string };

/** What React and Material UI need, imported or not. */
const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
/** What the kit asks for beside itself. */
const PEERS_OF_KIT = ['@mui/icons-material', '@mui/x-data-grid', '@mui/x-date-pickers'];
const KIT = '@toolpad/core';

const compress = remembered('parameters', compressToBase64Url);

/** A demo as a complete Vite project with exact versions. */
export function playgroundProject(demo: Demo, versions: PlaygroundVersions): PlaygroundProject {
  const ending = demo.variant === 'TS' ? 'tsx' : 'jsx';
  const file = `src/Demo.${ending}`;
  const title = siteTitle(`${demo.name} demo`);
  const files: Record<string, string> = {
    'index.html': indexHtml(title, ending),
    'package.json': json(manifest(demo, versions)),
    'vite.config.js': demo.styling === 'tailwind' ? VITE_CONFIG_WITH_TAILWIND : VITE_CONFIG,
    [`src/index.${ending}`]: indexCode(demo),
    [file]: `${demo.code}\n`,
  };
  if (demo.styling === 'tailwind') files['src/tailwind.css'] = TAILWIND_ENTRY;
  if (demo.sheet) files['src/index.css'] = demo.sheet;
  if (demo.variant === 'TS') {
    files['tsconfig.json'] = json(TSCONFIG);
    if (demo.styling !== 'system') files['src/sheets.d.ts'] = SHEETS;
  }
  return { title, file, files, parameters: compress(codeSandboxText(files)) };
}

function manifest({ name, code, variant, styling }: Demo, { dependencies, tools, tailwind, overrides }: PlaygroundVersions): object {
  const { vite, ...typing } = tools;
  return {
    name: name.replace(/\B[A-Z]/g, '-$&').toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', ...(variant === 'TS' && { check: 'tsc' }) },
    dependencies: pinned(packagesOf(code), name, dependencies),
    devDependencies: { ...(variant === 'TS' && typing), ...(styling === 'tailwind' && tailwind), vite },
    // The kit pulls in commercial grids and an older bundler's plugin, which nothing here uses.
    ...(usesKit(code) && { overrides }),
    stackblitz: { startCommand: 'npm run dev' },
  };
}

function pinned(packages: string[], name: string, versions: Record<string, string>): Record<string, string> {
  const entries = packages.map((wanted) => {
    const version = versions[wanted];
    if (!version) throw new Error(`The demo ${name} imports ${wanted}, which content/demos/package.json does not name. Add it there.`);
    return [wanted, version] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function packagesOf(code: string): string[] {
  const imports = [...code.matchAll(/^(?:import\b[^'"]*|\}\s*)(?:\bfrom\s*)?['"]([^'".][^'"]*)['"]/gm)].map(([, specifier = '']) =>
    packageName(specifier),
  );
  return [...new Set([...ALWAYS, ...imports, ...(usesKit(code) ? PEERS_OF_KIT : [])])];
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function usesKit(code: string): boolean {
  return code.includes(`'${KIT}`);
}

function indexHtml(title: string, ending: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/index.${ending}"></script>
  </body>
</html>
`;
}

/** Starts the demo. One without a theme and its baseline gets both here. */
function indexCode({ code, variant, styling }: Demo): string {
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  const sheet = styling === 'tailwind' ? "import './tailwind.css';\n" : '';
  if (/\b(?:App|Theme)Provider\b/.test(code)) {
    return `import { createRoot } from 'react-dom/client';
import Demo from './Demo';
${sheet}
createRoot(${root}).render(<Demo />);
`;
  }
  return `import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';
${sheet}
const theme = createTheme({ colorSchemes: { light: true, dark: true } });

createRoot(${root}).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Demo />
  </ThemeProvider>,
);
`;
}

const VITE_CONFIG = `export default {
  // CodeSandbox shows the preview under an address of its own.
  server: { allowedHosts: ['.csb.app'] },
};
`;

const VITE_CONFIG_WITH_TAILWIND = `import tailwindcss from '@tailwindcss/vite';

${VITE_CONFIG.replace('{\n', '{\n  plugins: [tailwindcss()],\n')}`;

/** The compiler asks for types of whatever is imported. */
const SHEETS = "declare module '*.css';\n";

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
};

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
