import { readBody } from '../http/read-body.ts';
import { MAX_POST_BYTES } from './bounds.ts';

/** What arrived, and whether it came from a plain form, so that a page has to answer. */
export type Received = { isForm: boolean } & ({ fields: unknown } | { tooLarge: true });

/** Reads a post: JSON of a script, or a form. What cannot be read has the fields `undefined`. Never throws. */
export async function receiveFeedback(request: Request): Promise<Received> {
  const type = request.headers.get('Content-Type') ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  const isJson = /^application\/json\b/i.test(type);
  try {
    const body = await readBody(request, MAX_POST_BYTES);
    if (body === undefined) return { isForm, tooLarge: true };
    return { isForm, fields: isForm ? await formFields(body, type) : isJson ? JSON.parse(body) : undefined };
  } catch {
    // Cut off or malformed: parsing names it.
    return { isForm, fields: undefined };
  }
}

/** The fields of a form; of a name that repeats the first value counts, and an id that is empty is none. */
async function formFields(body: string, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const fields = Object.fromEntries([...form.keys()].map((name) => [name, form.get(name)]));
  return { ...fields, id: fields.id || undefined };
}
