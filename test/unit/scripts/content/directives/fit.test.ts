import { beforeEach, expect, test } from 'vitest';
import type { Project } from '../../../../../scripts/content/project.ts';
import { renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject, writeInto } from '../../../../helpers/project/temporary-project.ts';

let project: Project;
const render = (line: string) => renderOf(project, 'en', line);

beforeEach(() => {
  const version = (text: string, peers: object) =>
    JSON.stringify({ command: 'c', version: text, needs: { peers, optional: ['next'], node: '>=18' }, set: {}, removed: [] });
  project = temporaryProject({
    'content/translations/en.json': '{ "fit": { "version": "Version", "label": "L", "paste": "P", "pick": "C", "private": "N" } }',
    'content/api/facts/versions/core/0.8.json': version('0.8.0', { react: '^18', 'react-router-dom': '^6' }),
    'content/api/facts/versions/core/0.9.json': version('0.9.1', { react: '^19', '@mui/material': '7', next: '^15' }),
  });
});

test('::fit is a table of what versions ask for, the newest first, for readers without script', () => {
  const { html, problems } = render('::fit{product="core"}');
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row!.replace(/<\/t[hd]>/g, '|').replace(/<[^>]+>/g, ''));
  expect(rows).toEqual([
    'Version|React|Material UI|MUI X|Next.js|React Router|Node.js|',
    '0.9.1|^19|7|-|^15|-|&gt;=18|',
    '0.8.0|^18|-|-|-|^6|&gt;=18|',
  ]);
  expect(problems).toEqual([]);
});

test('a version of Studio with React Router 7 asks for the Node.js of that', () => {
  const version = (text: string, router: string) =>
    JSON.stringify({
      command: 'c',
      version: text,
      needs: { peers: {}, optional: [], node: '>=18', brings: { 'react-router': router } },
      set: {},
      removed: [],
    });
  writeInto(project, 'content/api/facts/versions/studio/0.11.json', version('0.11.0', '6.26.2'));
  writeInto(project, 'content/api/facts/versions/studio/0.12.json', version('0.12.0', '7.1.0'));
  const { html } = render('::fit{product="studio"}');
  expect([...html.matchAll(/<td[^>]*>(?:<[^>]+>)*(&gt;=[\d.]+)/g)].map(([, node]) => node)).toEqual(['&gt;=20.5', '&gt;=18']);
});

test('::fit of something else is a problem', () => {
  expect(render('::fit{product="kit"}').problems).toEqual(['5: There is no product `kit`. Use core or studio.']);
});
