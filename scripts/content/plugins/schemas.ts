import type { MarkdownIt } from 'markdown-it';
import { readFileSchema, schemaByName } from '../../schema/shapes.ts';
import { envOf, report } from '../markdown-env.ts';
import { referencesOf, schemaViewer } from '../schema-viewer.ts';
import type { DirectiveMeta } from './directives.ts';

/** `::schema{name="Page"}` → the file or definition of this name, to be explored. */
export function schemas(md: MarkdownIt): void {
  md.renderer.rules.schema = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const token = tokens[index]!;
    const line = token.map?.[0] ?? 0;
    const { name = '' } = (token.meta as DirectiveMeta).attributes;
    const files = readFileSchema();
    const schema = schemaByName(files, name);
    if (!schema) {
      const known = [...Object.keys(files.properties), ...Object.keys(files.definitions)].join(', ');
      report(env, line, `There is no schema \`${name}\`. Use one of ${known}.`);
      return '';
    }
    // The link check finds a definition that is referred to but not on the page.
    for (const reference of referencesOf(schema))
      env.links.push({ path: '', hash: `definition-${reference}`, line: env.bodyLine + line + 1 });
    const id = `${name in files.properties ? 'file' : 'definition'}-${name}`;
    return schemaViewer(schema, id, name, { files, inline: (text) => md.renderInline(text, env) });
  };
}
