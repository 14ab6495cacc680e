import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.tsx';
import {
  belongsTo,
  FOLDER_VIEWS,
  LIST_FILTERS,
  listInfoOf,
  MEANINGS,
  placeOf,
  readOpened,
  readPlace,
  START,
  showsThreads,
  writeAddress,
} from './place.ts';

test('a place and what is open are read back from the address they were written to', () => {
  const place = fc.record({
    accountId: fc.oneof(fc.constant(''), fc.uuid()),
    view: fc.oneof(fc.constantFrom(...FOLDER_VIEWS, ...MEANINGS), fc.integer({ min: 1000, max: 1_000_000 })),
    filter: fc.constantFrom(...LIST_FILTERS),
    tagId: fc.oneof(fc.constant(''), fc.uuid()),
    search: fc.string(),
  });
  const opened = fc.option(fc.record({ tid: fc.uuid(), mid: fc.option(fc.uuid(), { nil: undefined }) }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(place, opened, (at, open) => {
      const query = new URLSearchParams(writeAddress(at, open).toString());
      expect(readPlace(query)).toEqual(at);
      expect(readOpened(query)).toEqual(open);
    }),
  );
});

test('an address nobody wrote leads to the inbox', () => {
  expect(readPlace(new URLSearchParams('view=999&filter=loud'))).toEqual(START);
  expect(readPlace(new URLSearchParams('view=__proto__'))).toEqual(START);
});

test('another mailbox begins with its whole inbox', () => {
  expect(placeOf('a')).toEqual({ accountId: 'a', view: 'inbox', filter: 'all', tagId: '', search: '' });
});

test('folders list threads, looks across folders and searches list messages', () => {
  expect(listInfoOf(START)).toEqual({ fid: 1, filter: {}, threads: true });
  expect(listInfoOf({ ...START, view: 'interested', filter: 'unread' })).toEqual({
    fid: 1,
    filter: { replyLabel: 'interested', flags: { read: false } },
    threads: true,
  });
  expect(listInfoOf({ ...START, view: 'starred' })).toEqual({ filter: { label0: 1 }, threads: false });
  expect(listInfoOf({ ...START, view: 'sent', search: 'ferry' })).toEqual({ filter: {}, threads: false });
  expect(showsThreads({ ...START, view: 1004 })).toBe(true);
});

test('a changed message leaves the lists it no longer belongs to', () => {
  const message = aMessage({ replyLabel: 'interested' });
  expect(belongsTo(START, message)).toBe(true);
  expect(belongsTo({ ...START, view: 'interested' }, message)).toBe(true);
  expect(belongsTo({ ...START, view: 'question' }, message)).toBe(false);
  expect(belongsTo(START, { ...message, fid: 7 })).toBe(false);
  expect(belongsTo({ ...START, search: 'ferry' }, { ...message, fid: 7 })).toBe(true);
  const snoozed = { ...message, snoozedUntil: '2026-11-18T08:00:00.000Z' };
  expect(belongsTo(START, snoozed)).toBe(false);
  expect(belongsTo({ ...START, view: 'snoozed' }, snoozed)).toBe(true);
  expect(belongsTo({ ...START, filter: 'unread' }, { ...message, flags: { ...message.flags, read: true } })).toBe(
    false,
  );
  expect(belongsTo({ ...START, accountId: crypto.randomUUID() }, message)).toBe(false);
  expect(belongsTo({ ...START, view: 'unlabelled' }, { ...message, replyLabel: null, isLabelSure: false })).toBe(true);
});
