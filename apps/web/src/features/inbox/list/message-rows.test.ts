import type { Message } from '@outrider/contract/inbox/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.tsx';
import { addPage, changeRows, type MessageRows, putBack, replacePart } from './message-rows.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 0, minute)).toISOString();
const mail = (minute: number): Message => aMessage({ id: `m${minute}`, tid: `t${minute}`, receivedDate: at(minute) });
const rowsOf = (minutes: readonly number[], next = ''): MessageRows => ({
  rows: minutes.map(mail),
  next,
  total: -1,
  hits: {},
  asThreads: true,
});
const idsOf = ({ rows }: MessageRows) => rows.map(({ id }) => id);

test('a page that overlaps the one before adds only what is new', () => {
  const read = addPage(rowsOf([9, 8, 7], 'a'), rowsOf([7, 6, 5], 'b'));
  expect(idsOf(read)).toEqual(['m9', 'm8', 'm7', 'm6', 'm5']);
  expect(read.next).toBe('b');
});

test('a page has one row of a thread, and none of one that is listed already', () => {
  const [newer, older] = [
    { ...mail(6), tid: 'one' },
    { ...mail(5), tid: 'one' },
  ];
  const page = { ...rowsOf([], 'b'), rows: [newer, older, { ...mail(4), tid: 't9' }] };
  expect(idsOf(addPage(rowsOf([9, 8], 'a'), page))).toEqual(['m9', 'm8', 'm6']);
});

test('new mail comes in at the top and pushes nothing out that was read before', () => {
  const read = replacePart(rowsOf([9, 8, 7, 6, 5, 4], 'on'), rowsOf([11, 10, 9], 'x'), true);
  expect(idsOf(read)).toEqual(['m11', 'm10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4']);
  expect(read.next).toBe('on');
});

test('mail of one second is told apart by its place', () => {
  const same = [5, 4, 3, 2, 1].map((minute) => ({ ...mail(minute), receivedDate: at(9) }));
  const known = { ...rowsOf([], 'on'), rows: same };
  const part = { ...rowsOf([], 'x'), rows: same.slice(0, 2) };
  expect(idsOf(replacePart(known, part, true))).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
});

test('a thread that got an answer moves up and is not listed twice', () => {
  const answer = { ...mail(12), tid: 't7' };
  const part = { ...rowsOf([9], 'x'), rows: [answer, mail(9)] };
  expect(idsOf(replacePart(rowsOf([9, 8, 7], 'on'), part, true))).toEqual(['m12', 'm9', 'm8']);
});

test('what is gone from the part that was read again is gone, below it stays what was there', () => {
  expect(idsOf(replacePart(rowsOf([9, 8, 7, 6, 5], 'on'), rowsOf([9, 7], 'x'), true))).toEqual([
    'm9',
    'm7',
    'm6',
    'm5',
  ]);
  expect(idsOf(replacePart(rowsOf([9, 8, 7], 'on'), rowsOf([9]), true))).toEqual(['m9']);
  expect(idsOf(replacePart(rowsOf([9, 8]), rowsOf([]), true))).toEqual([]);
});

test('a part in the middle leaves both ends alone', () => {
  const read = replacePart(rowsOf([9, 8, 7, 6, 5, 4], 'on'), rowsOf([7, 5], 'x'), false);
  expect(idsOf(read)).toEqual(['m9', 'm8', 'm7', 'm5', 'm4']);
});

test('however a mailbox changes between reads, the part that was read again is exact and nothing is listed twice', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 1, max: 12 }), (before, after, size) => {
      const [old, now] = [before.toSorted((a, b) => b - a), after.toSorted((a, b) => b - a)];
      const known = rowsOf(old.slice(0, 20), old.length > 20 ? 'on' : '');
      const page = now.slice(0, size);
      const read = idsOf(replacePart(known, rowsOf(page, now.length > size ? 'next' : ''), true));
      expect(new Set(read).size).toBe(read.length);
      expect(read.slice(0, page.length)).toEqual(page.map((minute) => `m${minute}`));
    }),
  );
});

test('a change is shown in place, and takes a message out where it no longer belongs', () => {
  const known = rowsOf([9, 8, 7]);
  const changed = new Map([
    ['m8', { ...mail(8), label0: 1 as const }],
    ['m7', { ...mail(7), fid: 7 }],
  ]);
  const read = changeRows(known, changed, ({ fid }) => fid === 1);
  expect(idsOf(read)).toEqual(['m9', 'm8']);
  expect(read.rows[1]?.label0).toBe(1);
  expect(changeRows(known, new Map(), () => true)).toBe(known);
});

test('what is taken back stands where it stood, once for its thread', () => {
  expect(idsOf(putBack(rowsOf([9, 7], 'on'), [mail(8)]))).toEqual(['m9', 'm8', 'm7']);
  expect(idsOf(putBack(rowsOf([9, 7], 'on'), [mail(3)]))).toEqual(['m9', 'm7']);
  const older = { ...mail(8), tid: 't9' };
  expect(idsOf(putBack(rowsOf([9, 7]), [older]))).toEqual(['m9', 'm7']);
});
