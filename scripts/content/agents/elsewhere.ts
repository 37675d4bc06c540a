import { basename } from 'node:path';
import type { ApiNames, Elsewhere } from '../../../client/shared/agent-guide.ts';
import { plainName } from '../../../client/shared/own-app/plain-name.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';

const PACKAGES_FOLDER = 'content/demos/node_modules/@mui';

/** Packages whose components agents look for in these docs: what people call them, and where their own references are. */
const NEIGHBORS = [
  { package: 'Material UI', folder: 'material', docs: 'https://mui.com/material-ui/api/' },
  { package: 'MUI X', folder: 'x-data-grid', docs: 'https://mui.com/x/api/data-grid/' },
  { package: 'MUI X', folder: 'x-date-pickers', docs: 'https://mui.com/x/api/date-pickers/' },
  { package: 'MUI X', folder: 'x-charts', docs: 'https://mui.com/x/api/charts/' },
];

const THEMING = 'https://mui.com/material-ui/customization/theming/';

/** What else they ask for: functions, hooks and types, which have no folder of a component. */
const OTHERS: readonly Elsewhere[] = [
  ...['createTheme', 'useTheme', 'ThemeProvider', 'styled', 'useColorScheme'].map((name) => ({
    name,
    package: 'Material UI',
    line: `import { ${name} } from '@mui/material/styles'`,
    docs: THEMING,
  })),
  {
    name: 'useMediaQuery',
    package: 'Material UI',
    line: "import useMediaQuery from '@mui/material/useMediaQuery'",
    docs: 'https://mui.com/material-ui/react-use-media-query/',
  },
  {
    name: 'GridColDef',
    package: 'MUI X',
    line: "import type { GridColDef } from '@mui/x-data-grid'",
    docs: 'https://mui.com/x/react-data-grid/column-definition/',
  },
  {
    name: 'useRouter',
    package: 'Next.js',
    line: "import { useRouter } from 'next/navigation'",
    docs: 'https://nextjs.org/docs/app/api-reference/functions/use-router',
  },
  {
    name: 'useNavigate',
    package: 'React Router',
    line: "import { useNavigate } from 'react-router'",
    docs: 'https://reactrouter.com/api/hooks/useNavigate',
  },
];

/** What other packages have, by its plain name; a package that is named earlier goes before others. */
export function elsewhere(files: ProjectFiles): ApiNames['elsewhere'] {
  const all = [...NEIGHBORS.flatMap((neighbor) => componentsIn(files, neighbor)), ...OTHERS];
  return Object.fromEntries(all.reverse().map((one) => [plainName(one.name), one]));
}

/** The components of a package: folders that export what they are called after, as they are imported. */
function componentsIn(files: ProjectFiles, { package: title, folder, docs }: (typeof NEIGHBORS)[number]): Elsewhere[] {
  const names = files.list(`${PACKAGES_FOLDER}/${folder}/[A-Z]*`).map((path) => basename(path));
  return names.flatMap((name) => {
    const path = `${PACKAGES_FOLDER}/${folder}/${name}`;
    const index = declarationsOf(files, `${path}/index.d.ts`);
    const isDefault = /^export \{ (?:\w+ as )?default \} from/m.test(index);
    const declared = new RegExp(`^export (?:declare )?(?:const|function|class|\\{[^}]*) ?\\b${name}\\b(?! as )`, 'm');
    const passedOn = index.includes(`export * from "./${name}.js"`) ? declarationsOf(files, `${path}/${name}.d.ts`) : '';
    // Those of Pigment CSS need a package that Toolpad's apps do not have.
    if (name.startsWith('Pigment')) return [];
    if (!isDefault && !declared.test(index) && !declared.test(passedOn)) return [];
    const imported = isDefault ? name : `{ ${name} }`;
    return [{ name, package: title, line: `import ${imported} from '@mui/${folder}/${name}'`, docs: `${docs}${kebabCase(name)}/` }];
  });
}

function declarationsOf(files: ProjectFiles, file: string): string {
  return files.has(file) ? files.text(file) : '';
}
