import * as v from 'valibot';
import { EVENTS_MAX_BATCH } from '../../client/shared/constants.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const number = v.pipe(v.number(), v.finite());
const label = v.optional(text(200));

/** An event of a part of the site, and what can be done there. */
function part<Name extends string>(name: Name, ...actions: string[]) {
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

const pageView = v.strictObject({
  name: v.literal('page_view'),
  params: v.strictObject({
    page_title: text(300),
    page_location: v.pipe(text(2048), v.startsWith('/')),
    productId: v.picklist(['toolpad-core', 'toolpad-studio']),
    productCategoryId: v.literal('toolpad'),
  }),
});

const DEMO_ACTIONS = [
  ...['copy-click', 'copy-keyboard', 'styling-system', 'styling-tailwind', 'styling-css', 'source-js', 'source-ts', 'expand'],
  ...['stackblitz', 'codesandbox', 'copy', 'reset-focus', 'reset', 'github', 'copy-js-source-link', 'copy-ts-source-link', 'open', 'link'],
];

/** Every event that the site knows, with its fields. */
const eventSchema = v.variant('name', [
  pageView,
  part('ad', 'display', 'click', 'crash'),
  part('code', 'copy-click', 'copy-keyboard'),
  part('demo', ...DEMO_ACTIONS),
  part('demo-expand', 'copy-click', 'copy-keyboard'),
  part('header', 'github'),
  part('AppBar', 'toggleNotifications'),
  part('settings', 'light', 'system', 'dark', 'ltr', 'rtl', 'colors'),
  part('docs', 'click-back-to-top'),
  part('layout', 'props', 'slots', 'classes', 'options'),
  part('ComponentLinkHeader', 'click'),
  part('sponsor', 'docs-premium'),
  part('l10n', 'edit-button'),
  part('Announcement', 'notification'),
  part('toolpad-core-template', 'preview-img', 'stackblitz', 'codesandbox'),
  part('toolpad_to_github', 'stars_click'),
  ...(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const).map(metric),
]);

const propertiesSchema = v.partial(
  v.strictObject({
    codeVariant: v.picklist(['JS', 'TS']),
    codeStylingVariant: v.picklist(['system', 'tailwind', 'css']),
    userLanguage: v.picklist(['en', 'zh']),
    devicePixelRatio: v.pipe(number, v.minValue(0), v.maxValue(20)),
    colorSchemeOS: v.picklist(['light', 'dark']),
    colorScheme: v.picklist(['light', 'dark']),
  }),
);

const batchSchema = v.strictObject({
  /** Two numbers, random and the session's start in seconds: as the analytics product writes its own ids. */
  session: v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{1,10}$/)),
  properties: propertiesSchema,
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(EVENTS_MAX_BATCH)),
});

/** What a page sends at once. */
export type EventBatch = v.InferOutput<typeof batchSchema>;

/** Reads a batch; what is wrong comes back as the name of the first wrong field. Never throws. */
export function parseBatch(body: string): EventBatch | { wrong: string } {
  const result = v.safeParse(batchSchema, parseJson(body));
  return result.success ? result.output : { wrong: v.getDotPath(result.issues[0]) ?? 'the body' };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
