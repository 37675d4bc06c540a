import { LineCounter, parseDocument } from 'yaml';
import { type FileSchema, type Schema, schemaByName, schemaNames } from '../../schema/shapes.ts';
import { validate } from '../../schema/validate.ts';
import type { Problem } from '../../shared/problem.ts';
import { crampedSchemaComment, lacksHead, schemaOfFile } from '../../shared/studio-files.ts';
import type { Project } from '../project.ts';
import { checkElements } from './yaml-elements.ts';

/** A YAML fence of a page. `line` is the fence's line in the file; `schema` is what it says about itself. */
export type YamlSample = { code: string; title?: string; schema?: string; line: number; noCheck?: string };

const CRAMPED = 'Studio adds its schema comment once more at each save, because no empty line follows this one. Add the empty line.';

/** Compares YAML fences with the file schema: those titled as a file of a project, and those that name a schema. */
export function checkYamlSamples(project: Project, file: string, samples: YamlSample[]): Problem[] {
  return samples.flatMap((sample) => {
    const name = sample.schema ?? schemaOfFile(sample.title);
    if (name === undefined || sample.noCheck) return [];
    return checkSample(project, sample, name).map(({ line, message }) => ({ file, line: sample.line + line, message }));
  });
}

/** The problems of one sample, with lines of the sample from 1. */
function checkSample(project: Project, { code }: YamlSample, name: string): { line: number; message: string }[] {
  const files = project.fileSchema();
  const schema = files && namedSchema(files, name);
  if (!schema)
    return [{ line: 0, message: `Unknown schema \`${name}\`. Use one of ${schemaNames(files)}, with \`[]\` behind it for a list.` }];
  const counter = new LineCounter();
  const document = parseDocument(code, { lineCounter: counter });
  if (document.errors.length > 0) {
    return document.errors.map(({ linePos, message }) => ({
      line: linePos?.[0].line ?? 1,
      message: `The sample is not valid YAML: ${message.split('\n')[0]} Correct it, or give the fence no-check="reason".`,
    }));
  }
  const cramped = crampedSchemaComment(code);
  if (cramped !== undefined) return [{ line: cramped, message: CRAMPED }];
  const root = document.contents;
  const { facts } = project.studioFacts();
  const mismatches = [
    ...validate(root, isPart(files, name, code) ? { ...schema, required: [] } : schema, files),
    // Facts that cannot be read are a problem of their own.
    ...(facts ? checkElements(root, facts.components) : []),
  ];
  return mismatches.map(({ offset, message }) => ({
    line: counter.linePos(offset).line,
    message: `The sample does not match the file schema: ${message}. Correct it, or give the fence no-check="reason".`,
  }));
}

/** `Element` is one of them, `Element[]` a list. */
function namedSchema(files: FileSchema, name: string): Schema | undefined {
  const one = schemaByName(files, name.replace(/\[\]$/, ''));
  return one && name.endsWith('[]') ? { type: 'array', items: one } : one;
}

/** A sample of a file that leaves out its head shows a part of it. */
function isPart({ properties }: FileSchema, name: string, code: string): boolean {
  return name in properties && lacksHead(code);
}
