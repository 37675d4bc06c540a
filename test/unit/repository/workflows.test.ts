import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_NAMES } from '../../../scripts/testing/projects.ts';

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Job = { steps: Step[]; permissions?: Record<string, string>; 'timeout-minutes'?: number };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const read = (file: string) => readFileSync(file, 'utf8');
const WORKFLOWS = globSync('.github/workflows/*.yml').sort();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const stepsOf = (file: string) => Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) => steps);

/** What GitHub says against a workflow. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test('there is a workflow for each occasion', () => {
  expect(WORKFLOWS.map((file) => basename(file, '.yml'))).toEqual(['ci', 'deploy', 'full', 'guides', 'preview']);
});

describe.each(WORKFLOWS)('%s', (file) => {
  test('is as GitHub reads it', async () => {
    expect(await problemsOf(file, read(file))).toEqual([]);
  });

  test('runs commands that are there', () => {
    const names = stepsOf(file).flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('pins every action by a commit with its version beside, the same one everywhere', () => {
    const uses = [...read(file).matchAll(/uses: (\S+)@(\S+)(.*)$/gm)];
    for (const [, action, hash, note] of uses) {
      expect([action, hash, note]).toEqual([action, expect.stringMatching(/^[\da-f]{40}$/), expect.stringMatching(/^ # v\d+\.\d+\.\d+$/)]);
      const others = WORKFLOWS.flatMap((one) => [...read(one).matchAll(new RegExp(`${action}@(\\S+)`, 'g'))].map(([, other]) => other));
      expect(new Set(others)).toEqual(new Set([hash]));
    }
  });

  test('may do no more than it must, and ends', () => {
    const { permissions, jobs } = parse(read(file)) as Workflow;
    const writes = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write'));
    expect(Object.values(permissions)).not.toContain('write');
    expect(writes.map(([scope]) => scope)).toEqual(file.endsWith('preview.yml') ? ['pull-requests'] : []);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(180);
  });

  test('leaves no credentials to later steps, and takes nothing that others write into a script', () => {
    for (const { uses = '', run = '', with: inputs = {} } of stepsOf(file)) {
      if (uses.startsWith('actions/checkout@')) expect(inputs['persist-credentials']).toBe(false);
      expect(`${run}${inputs.script ?? ''}`).not.toMatch(
        /\$\{\{ *(?:github\.(?:head_ref|base_ref|event\.(?!pull_request\.head\.sha))|inputs|secrets)/,
      );
    }
  });
});

test('CI runs every project of tests', () => {
  const runs = stepsOf('.github/workflows/ci.yml').map(({ run = '' }) => run);
  const project = (name: string) => runs.some((run) => run.startsWith(`npm run test:${name}`) || run.includes(`--project=${name}`));
  expect(PROJECT_NAMES.filter((name) => !project(name))).toEqual([]);
});

test('what has secrets runs no code of a pull request', () => {
  const preview = read('.github/workflows/preview.yml');
  expect(preview).toContain('secrets.');
  expect(preview).not.toMatch(/pull_request_target|ref: .*head/);
  expect(read('.github/workflows/ci.yml')).not.toContain('secrets.');
});

test.each([
  ['a key that is none', 'on: push\njobs:\n  a:\n    runs-on: x\n    stps: []\n'],
  ['an expression of nothing', 'on: push\njobs:\n  a:\n    runs-on: x\n    if: githb.ref == 1\n    steps: [{ run: a }]\n'],
  ['a job that needs none', 'on: push\njobs:\n  a:\n    needs: b\n    runs-on: x\n    steps: [{ run: a }]\n'],
])('%s is noticed', async (_, content) => {
  expect(await problemsOf('a.yml', content)).not.toEqual([]);
});

describe('forms for issues', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/[0-9]*.yml').sort();

  test('are numbered in the order in which GitHub lists them', () => {
    expect(forms.map((file) => basename(file))).toEqual(['1.bug.yml', '2.content.yml', '3.feature.yml', '4.docs-feedback.yml']);
  });

  test.each(forms)('%s has what a form needs, and asks for each thing once', (file) => {
    const form = parse(read(file)) as {
      name: string;
      description: string;
      body: { type: string; id: string; attributes: { label: string } }[];
    };
    expect([form.name, form.description]).toEqual([expect.stringMatching(/./), expect.stringMatching(/\.$/)]);
    const ids = form.body.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { type, attributes } of form.body)
      expect([type, attributes.label]).toEqual([expect.stringMatching(/^(?:input|textarea|dropdown)$/), expect.any(String)]);
  });
});
