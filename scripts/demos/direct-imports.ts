/** Exports of Material UI that have no folder of their own. */
const STYLES = ['styled', 'useTheme'];
const WHOLE_PACKAGE = /import \{([^}]+)\} from '@mui\/material';/g;

/**
 * Imports from the whole of Material UI, rewritten to imports of its parts. A split bundle loads with each file all the chunks that the
 * file could reach through the package's index, used or not.
 */
export function withDirectImports(source: string): string {
  return source.replace(WHOLE_PACKAGE, (_, names: string) =>
    names
      .split(',')
      .map((name) => directImport(name.trim()))
      .join(' '),
  );
}

function directImport(name: string): string {
  return STYLES.includes(name) ? `import { ${name} } from '@mui/material/styles';` : `import ${name} from '@mui/material/${name}';`;
}
