import { expect, test } from 'vitest';
import { nearestTerm } from '../../../client/search/nearest-term.ts';

const words = {
  known: new Map([
    ['sidebar', 40],
    ['sides', 2],
    ['width', 9],
    ['might', 90],
    ['hound', 1],
    ['showing', 3],
    ['render', 5],
    ['board', 8],
    ['boards', 30],
    ['steps', 7],
    ['stays', 8],
    ['authenticate', 4],
    ['48px', 3],
  ]),
  synonyms: [['pop up', 'dialog']] as [string, string][],
};

test.each([
  ['widht', 'width', 'two letters in each other’s place are one slip'],
  ['sidbar', 'sidebar', 'the nearest, not the best section'],
  ['boarx', 'board', 'the fewest slips before the most sections'],
  ['stepsy', 'steps', 'one letter too many'],
  ['stayz', 'stays', 'one wrong letter'],
  ['tidebar', 'sidebar', 'a slip on the first letter'],
  ['stbps', 'steps', 'the same beginning'],
  ['autentificate', 'authenticate', 'three slips in a long word'],
  ['sidebarss', 'sidebar', 'a doubled end is no other form'],
])('%s is %s: %s', (term, nearest) => {
  expect(nearestTerm(words, term)).toBe(nearest);
});

test.each([
  ['should', 'is too common for the index'],
  ['steep', 'is plain English'],
  ['onto', 'joins words'],
  ['40px', 'is a number'],
  ['authenticating', 'is another form of a long beginning'],
  ['width', 'is in the index'],
  ['sideb', 'begins a word of it'],
  ['shows', 'is another form of a word'],
  ['renderer', 'is another form of a word'],
  ['sidebars', 'is more than one of a word'],
  ['width7', 'is a word with its version'],
  ['renderable', 'is made of a word'],
  ['popup', 'is like none'],
  ['nginx', 'is like none'],
  ['keyboard', 'has another beginning'],
  ['sdie', 'is too short for two slips'],
  ['wid', 'is too short'],
  ['xtays', 'is short and begins otherwise'],
])('%s is left alone: it %s', (term) => {
  expect(nearestTerm(words, term)).toBeUndefined();
});
