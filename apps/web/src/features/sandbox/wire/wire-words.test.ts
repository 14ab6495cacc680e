import { expect, test } from 'vitest';
import { sampleEvent } from '../testing.tsx';
import { wordsOf } from './wire-words.ts';

const VISITORS = { person: 'person', machine: 'machine' };

test.each([
  [
    { what: 'DATA accepted', to: 'a@b.test' },
    { to: 'a@b.test', outcome: 'DATA accepted' },
  ],
  [
    { what: 'answer, interested', to: 'a@b.test' },
    { to: 'a@b.test', outcome: 'interested' },
  ],
  [
    { kind: 'dns', to: 'MX b.test', what: '10 mx1.b.test, 20 mx2.b.test' },
    { to: 'MX b.test', outcome: '10 mx1, 20 mx2' },
  ],
  [
    { kind: 'http', from: 'a@b.test', what: 'open pixel' },
    { to: 'open pixel', outcome: 'person' },
  ],
  [
    { kind: 'http', from: 'proxy.b.test', what: 'click' },
    { to: 'click', outcome: 'machine' },
  ],
] as const)('of %o a row says %o', (changed, words) => {
  expect(wordsOf(sampleEvent(1, changed), VISITORS)).toEqual(words);
});
