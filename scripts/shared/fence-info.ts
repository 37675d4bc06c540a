/** What the line of a code fence says after the backticks. */
export type FenceInfo = {
  language: string;
  title?: string;
  tab?: string;
  noCheck?: string;
  /** The part of the file schema that a YAML fence shows, such as `Element[]`. */
  schema?: string;
  /** Line numbers, from 1. */
  marked: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  unknown: string[];
};

const ATTRIBUTE = /([\w-]+)="([^"]*)"|([\w-]+)=\{([\d,\s-]+)\}|\{([\d,\s-]+)\}|(\S+)/g;

/** Parses ` tsx title="app.tsx" {1,4-6} ins={2} del={3} no-check="reason" schema="Page" `. What it does not know is listed in `unknown`. */
export function parseFenceInfo(info: string): FenceInfo {
  const [language = '', ...rest] = info.trim().split(/\s+/);
  const fence: FenceInfo = { language, marked: new Set(), inserted: new Set(), deleted: new Set(), unknown: [] };
  for (const [whole, name, text, listName, list = '', marked] of rest.join(' ').matchAll(ATTRIBUTE)) {
    if (marked) fence.marked = lineNumbers(marked);
    else if (listName === 'ins') fence.inserted = lineNumbers(list);
    else if (listName === 'del') fence.deleted = lineNumbers(list);
    else if (name === 'title') fence.title = text;
    else if (name === 'tab') fence.tab = text;
    else if (name === 'no-check' && text) fence.noCheck = text;
    else if (name === 'schema' && text) fence.schema = text;
    else fence.unknown.push(whole);
  }
  return fence;
}

function lineNumbers(list: string): Set<number> {
  const numbers = new Set<number>();
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line += 1) numbers.add(line);
  }
  return numbers;
}
