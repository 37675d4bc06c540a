import { llmsFile } from '../../../client/shared/address/built-files.ts';
import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';
import { loadAsset } from '../../content.ts';
import { docsUrlOf } from '../../env.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS } from '../tool.ts';

/** The indexes of the docs. */
export const listPages: DocsTool = {
  name: 'list_pages',
  title: 'List the pages',
  description: 'An index of the docs; with a product every page of it with a sentence.',
  annotations: READS,
  inputSchema: inputSchema({ product: ARGUMENTS.product }, []),
  run: async (c, input) => {
    const file = await loadAsset(c, llmsFile(input.product));
    return (await file.text()).replaceAll(DOCS_URL, docsUrlOf(c.env));
  },
};
