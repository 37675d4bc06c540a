import { describe, expect, test } from 'vitest';
import {
  isDocsCache,
  isShellCache,
  parseKeptNews,
  parseKeptState,
  parseWorkerMessage,
  shellCache,
} from '../../../client/shared/offline.ts';

const STATE = { build: 'b1', versions: { core: '0.14.0' }, bytes: 10, done: 5, status: 'running', date: 1 };

describe('caches', () => {
  test.each([
    [shellCache('b1'), true, true],
    ['toolpad-docs-pages', true, false],
    ['other-toolpad-docs-shell-b1', false, false],
    ['toolpad', false, false],
    ['', false, false],
  ])('%j → of the docs: %s, a shell: %s', (name, ofDocs, ofShell) => {
    expect([isDocsCache(name), isShellCache(name)]).toEqual([ofDocs, ofShell]);
  });

  test('two builds have two shells', () => {
    expect(shellCache('b1')).not.toBe(shellCache('b2'));
  });
});

describe('parseWorkerMessage', () => {
  test.each<[unknown, unknown]>([
    ['skipWaiting', { type: 'skipWaiting' }],
    [{ type: 'skipWaiting' }, { type: 'skipWaiting' }],
    [{ type: 'describeKept' }, { type: 'describeKept' }],
    [{ type: 'keep' }, { type: 'keep' }],
    [{ type: 'pause' }, { type: 'pause' }],
    [{ type: 'forgetKept', more: 1 }, { type: 'forgetKept' }],
    [
      { type: 'visited', urls: ['/toolpad', 7, null, '/toolpad/core'] },
      { type: 'visited', urls: ['/toolpad', '/toolpad/core'] },
    ],
    [{ type: 'visited' }, undefined],
    [{ type: 'visited', urls: '/toolpad' }, undefined],
    [{ type: 'other', urls: [] }, undefined],
    [{ type: ['keep'] }, undefined],
    ['keep', undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    [7, undefined],
  ])('%j → %j', (message, read) => {
    expect(parseWorkerMessage(message)).toEqual(read);
  });
});

describe('parseKeptState', () => {
  test('a state, whatever else was noted with it', () => {
    expect(parseKeptState({ ...STATE, problem: 'quota' })).toEqual({ ...STATE, problem: 'quota' });
  });

  test('what is not known of it is left out', () => {
    expect(parseKeptState({ ...STATE, problem: 'weather', more: 1 })).toEqual(STATE);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'running'],
    ['no build', { ...STATE, build: undefined }],
    ['versions that are a text', { ...STATE, versions: '0.14.0' }],
    ['versions that are null', { ...STATE, versions: null }],
    ['bytes in words', { ...STATE, bytes: '10' }],
    ['no end of bytes', { ...STATE, done: Number.POSITIVE_INFINITY }],
    ['a date that is none', { ...STATE, date: Number.NaN }],
    ['a status that is no text', { ...STATE, status: 1 }],
    ['a status that there is not', { ...STATE, status: 'waiting' }],
    ['a version that is no text', { ...STATE, versions: { core: 14 } }],
  ])('%s → none', (_, value) => {
    expect(parseKeptState(value)).toBeUndefined();
  });
});

describe('parseKeptNews', () => {
  test.each<[string, unknown, unknown]>([
    ['a state', { state: STATE }, { state: STATE }],
    ['a problem beside it', { state: STATE, problem: 'network' }, { state: STATE, problem: 'network' }],
    ['that nothing is kept', { state: undefined }, { state: undefined }],
    ['a state that is none', { state: { ...STATE, build: 7 }, problem: 'quota' }, { state: undefined, problem: 'quota' }],
    ['an offer alone', { offer: STATE }, { offer: { build: 'b1', versions: { core: '0.14.0' }, bytes: 10 } }],
    ['an offer that is none', { offer: { ...STATE, bytes: '10' } }, {}],
    ['a text', 'state', undefined],
    ['null', null, undefined],
  ])('%s', (_, value, news) => {
    // A state that is named but undefined says something else than no state.
    expect(parseKeptNews(value)).toStrictEqual(news);
  });
});
