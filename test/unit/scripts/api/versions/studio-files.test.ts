import { expect, test } from 'vitest';
import { readFiles } from '../../../../../scripts/api/versions/studio-files.ts';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const CLI = `// src/server/other.ts
throw new Error('another section ran');

// src/server/schema.ts
import { z as z2 } from "zod";
var envSchema = z2.object({ $$env: z2.string() });
var itemSchema;
var partSchema = z2.lazy(() => z2.union([z2.literal("none"), z2.null(), z2.array(itemSchema)]));
itemSchema = z2.object({ name: z2.string().describe("Text."), parts: z2.lazy(() => z2.record(partSchema).optional()) });
var pageSchema = z2.object({
  apiVersion: z2.literal("v1"),
  spec: z2.object({
    mode: z2.enum(["a", "b"]).optional(),
    list: z2.array(z2.union([z2.string(), z2.object({ id: z2.number() })])).optional(),
    items: z2.array(itemSchema),
    value: z2.union([z2.boolean(), envSchema.describe("Other text.")]).optional()
  }).optional()
});

// src/utils/prettier.ts
throw new Error('another section ran');
`;

test('readFiles reads the keys of files, and of the objects that they are made of', () => {
  const { root } = temporaryProject({ 'dist/cli/index.mjs': CLI });
  expect(readFiles(root)).toEqual({
    Env: { kind: 'type' },
    'Env.key.$$env': { type: 'string', required: true },
    Part: { kind: 'type', type: "'none' | null | Item[]" },
    Item: { kind: 'type' },
    'Item.key.name': { type: 'string', required: true },
    'Item.key.parts': { type: 'Record<string, Part>' },
    Page: { kind: 'file' },
    'Page.key.apiVersion': { type: "'v1'", required: true },
    'Page.key.spec': { type: 'object' },
    'Page.key.spec.mode': { type: "'a' | 'b'" },
    'Page.key.spec.list': { type: '(string | object)[]' },
    'Page.key.spec.list[].id': { type: 'number', required: true },
    'Page.key.spec.items': { type: 'Item[]', required: true },
    'Page.key.spec.value': { type: 'boolean | Env' },
  });
});

test('readFiles says where to look when a version declares them otherwise', () => {
  const { root } = temporaryProject({ 'dist/cli/index.mjs': 'var z;\n' });
  expect(() => readFiles(root)).toThrow('Look for their schemas.');
});
