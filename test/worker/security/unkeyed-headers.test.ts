import { describe, expect, test } from 'vitest';
import type { RawAnswer } from '../../helpers/faults/raw-request.ts';
import { canonicalOf } from '../../helpers/html/html.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useRawWorker } from '../../helpers/worker/worker.ts';

/** Two fresh Workers: one never hears a probe, the other hears nothing but probes first. */
const clean = useRawWorker();
const probed = useRawWorker();

const EVIL = 'evil.example';
const PROBES: [string, string][] = [
  ['Host', EVIL],
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-For', '203.0.113.7'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Scheme', 'nothttps'],
  ['X-Forwarded-Port', '1337'],
  ['X-Forwarded-Prefix', `/${EVIL}`],
  ['X-Forwarded-Server', EVIL],
  ['X-Host', EVIL],
  ['X-Original-URL', '/toolpad/settings'],
  ['X-Rewrite-URL', '/toolpad/settings'],
  ['X-Original-Host', EVIL],
  ['Forwarded', `host=${EVIL};proto=http`],
  ['Accept-Language', 'zh-CN,zh;q=0.9'],
  ['Accept-Encoding', 'identity'],
  ['User-Agent', `<script>${EVIL}</script>`],
  ['Referer', `https://${EVIL}/`],
  ['Origin', `https://${EVIL}`],
  ['Range', 'bytes=0-10'],
  ['If-Modified-Since', 'Wed, 21 Oct 2099 07:28:00 GMT'],
  ['X-Page-Status', '404'],
  ['X-Kept', EVIL],
  ['Cookie', `lang=zh; language=zh; userLanguage=zh; session=${EVIL}; __proto__=1; =; ;;a`],
  [
    'Cookie',
    `mui-mode=${EVIL}; direction="><script>; codeVariant=__proto__; codeStyling=constructor; dense=1; codeblock-package-manager=%ff`,
  ],
  ['CF-Connecting-IP', '203.0.113.7'],
  ['CF-IPCountry', 'CN'],
  ['Purpose', 'prefetch'],
  ['X-Middleware-Subrequest', 'middleware'],
];

const TARGETS = [
  PAGE,
  `/zh${PAGE}`,
  '/toolpad/studio/getting-started',
  '/api-docs',
  '/toolpad/nothing',
  `${PAGE}/`,
  '/',
  '/sitemap.xml',
  '/blog/a',
];

/** Where an answer was and how long it took is the one thing that may differ. */
const facts = ({ status, headers, body }: RawAnswer) => ({
  status,
  headers: [...headers].filter(([name]) => name !== 'server-timing'),
  body,
});

describe.each(TARGETS)('%s', (target) => {
  test.each(PROBES)(`%s: %s → the answer without it`, async (name, value) => {
    const answer = await probed.send(target, { headers: { [name]: value } });
    const expected = await clean.send(target);
    expect(facts(answer)).toEqual(facts(expected));
    expect(canonicalOf(answer.body)).toBe(canonicalOf(expected.body));
    expect(answer.body).not.toContain(EVIL);
  });

  test('after all the probes, a clean request → a clean answer', async () => {
    expect(facts(await probed.send(target))).toEqual(facts(await clean.send(target)));
  });
});
