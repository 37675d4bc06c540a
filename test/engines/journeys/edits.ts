import type { Reader } from '../reader.ts';
import type { Journey } from './journey.ts';

const PAGE = '/toolpad/core/react-dashboard-layout';
const DEMO = '#DashboardLayoutBasic';
const EDITOR = `${DEMO} .live-edit`;

/** Opens the editor, and types in place of all that is there. */
async function write(reader: Reader, code: string): Promise<void> {
  await reader.open(PAGE);
  await reader.press(`${DEMO} [data-do=edit]`);
  await reader.sees(true, (host) => document.querySelector(host)?.shadowRoot?.activeElement?.matches('.cm-content'), EDITOR);
  await reader.key('Control+a');
  await reader.type(code);
}

export const EDITS: Journey[] = [
  {
    name: 'edit: a demo does what is written, and is the old one again',
    run: async (reader) => {
      await write(reader, 'export default () => <p>Mine</p>;');
      await reader.within(`${DEMO} iframe.edited`).reads('body', 'Mine');
      await reader.reads(`${EDITOR} >>> .status`, 'The edited demo is running');
      await reader.press(`${EDITOR} >>> .close`);
      await reader.within(`${DEMO} iframe:not([hidden])`).reads('body', 'Current path: /dashboard');
    },
  },
  {
    name: 'edit: a mistake is told with its line, and mended by writing on',
    run: async (reader) => {
      await write(reader, 'export default () => <p>Mended</p');
      await reader.reads(`${EDITOR} >>> .problem`, 'Unexpected token');
      await reader.reads(`${EDITOR} >>> .status`, 'Line 1: ');
      await reader.type('>');
      await reader.within(`${DEMO} iframe.edited`).reads('body', 'Mended');
      await reader.sees(0, (host) => document.querySelector(host)?.shadowRoot?.querySelectorAll('.problem').length, EDITOR);
    },
  },
];
