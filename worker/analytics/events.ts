import * as v from 'valibot';
import { SEARCH_PATH } from '../../client/shared/address/view-paths.ts';
import { MAX_EVENTS } from '../../client/shared/analytics/batch.ts';
import { COUNTED_CATEGORY, COUNTED_PRODUCTS } from '../../client/shared/analytics/counted-products.ts';
import { EVENTS } from '../../client/shared/analytics/events.ts';
import type { UserProperty } from '../../client/shared/analytics/user-properties.ts';
import { parseJson } from '../../client/shared/parse-json.ts';
import { CODE_STYLINGS } from '../../client/shared/preferences/code-styling.ts';
import { CODE_VARIANTS } from '../../client/shared/preferences/code-variant.ts';
import { LANGUAGES } from '../../client/shared/preferences/language.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const number = v.pipe(v.number(), v.finite());
const label = v.optional(text(200));

/** An event of a part of the site, and what can be done there. */
function part([name, actions]: [name: string, actions: readonly string[]]) {
  return v.strictObject({ name: v.literal(name), params: v.strictObject({ eventAction: v.picklist(actions), eventLabel: label }) });
}

function metric<Name extends string>(name: Name) {
  const params = v.strictObject({
    value: number,
    metric_label: v.literal('Web Vitals'),
    metric_value: number,
    metric_delta: number,
    metric_id: text(64),
  });
  return v.strictObject({ name: v.literal(name), params });
}

/** A longer title of the results page would hold what a reader looked for. */
const MAX_SEARCH_TITLE = 20;

const pageView = v.strictObject({
  name: v.literal('page_view'),
  params: v.pipe(
    v.strictObject({
      page_title: text(300),
      page_location: v.pipe(text(2048), v.startsWith('/')),
      productId: v.picklist(Object.values(COUNTED_PRODUCTS)),
      productCategoryId: v.literal(COUNTED_CATEGORY),
    }),
    v.check(({ page_location, page_title }) => !page_location.startsWith(SEARCH_PATH) || page_title.length <= MAX_SEARCH_TITLE),
  ),
});

/** Every event that the site knows, with its fields. */
const eventSchema = v.variant('name', [
  pageView,
  ...Object.entries(EVENTS).map(part),
  ...(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const).map(metric),
]);

/** What is not as expected is left out. */
function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

const propertiesSchema = v.object({
  codeVariant: lenient(v.picklist(CODE_VARIANTS)),
  codeStylingVariant: lenient(v.picklist(CODE_STYLINGS)),
  userLanguage: lenient(v.picklist(LANGUAGES)),
  devicePixelRatio: lenient(v.pipe(number, v.minValue(0), v.maxValue(20))),
  colorSchemeOS: lenient(v.picklist(['light', 'dark'])),
  colorScheme: lenient(v.picklist(['light', 'dark'])),
} satisfies Record<UserProperty, v.GenericSchema>);

const batchSchema = v.strictObject({
  /** Two numbers, random and the session's start in seconds: as the analytics product writes its own ids. */
  session: v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{1,10}$/)),
  properties: v.record(v.string(), v.unknown()),
  events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_EVENTS)),
});

/** What a page sends at once. */
export type EventBatch = {
  session: string;
  properties: v.InferOutput<typeof propertiesSchema>;
  events: v.InferOutput<typeof eventSchema>[];
};

/** Reads a batch. An event or a property that is not known is left out and counted; with no event left, the name of the first wrong field comes back. Never throws. */
export function parseBatch(body: string): { batch: EventBatch; dropped: number } | { wrong: string } {
  const read = v.safeParse(batchSchema, parseJson(body));
  if (!read.success) return { wrong: v.getDotPath(read.issues[0]) ?? 'the body' };
  const { session, properties: sent, events: named } = read.output;
  const results = named.map((event) => v.safeParse(eventSchema, event));
  const events = results.flatMap((result) => (result.success ? [result.output] : []));
  if (events.length === 0) return { wrong: 'events' };
  const properties = v.parse(propertiesSchema, sent);
  const known = Object.values(properties).filter((value) => value !== undefined);
  const dropped = results.length - events.length + Object.keys(sent).length - known.length;
  return { batch: { session, properties, events }, dropped };
}
