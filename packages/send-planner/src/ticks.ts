import { MINUTE_MS } from './calendar.ts';

/** FNV-1a, whose words are mixed in one by one: in a forecast a million texts would have to be put together. */
const START = 0x811c9dc5;

/** A text, going on from what comes before it. */
function mixIn(text: string, before: number): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** The same number from 0 up to, not including, `below` for the same words, everywhere and for ever. */
function drawOf(words: number, below: number): number {
  let hash = Math.imul(words ^ (words >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}

/** A number from 0 up to, not including, 1 that belongs to these words. */
export const shareOf = (...words: readonly string[]): number =>
  drawOf(
    words.reduce((hash, word) => mixIn(' ', mixIn(word, hash)), START),
    PARTS,
  ) / PARTS;

const PARTS = 1_000_003;

/** A mailbox acts at one moment of each minute, another one each time: not on the second, nor all mailboxes at once. */
const tickIn = (mailboxId: string, minute: number) =>
  minute * MINUTE_MS + drawOf(mixIn(mailboxId, mixIn(' ', mixIn(String(minute), START))), MINUTE_MS);

/** The first moment from then on at which a mailbox may act. */
export function tickFrom(mailboxId: string, at: number): number {
  const minute = Math.floor(at / MINUTE_MS);
  const tick = tickIn(mailboxId, minute);
  return tick >= at ? tick : tickIn(mailboxId, minute + 1);
}

/** With the wait for a tick, which is less than two minutes, 0 to 5 minutes in all. */
const JITTER_MS = 3 * MINUTE_MS;

/** Between two mails of a mailbox lies at least this: a row of mails on one second is what machines send. */
export const LEAST_GAP_MS = 20_000;

type Paced = { gapMinutes: number; burst: boolean };
type Rests = Paced & { id: string };
type Row = { lead: { id: string }; round: number };

/** Its mails follow each other at once, by its owner's own choice. */
export const isBursting = ({ gapMinutes, burst }: Paced): boolean => gapMinutes === 0 && burst;

/**
 * When a mailbox may send again after this mail went at `at`. Drawn from who got what, so that a forecast knows it.
 * `slot` is when the mail should have gone: a worker that comes up to a minute late does not push the day back, and a
 * later one does not catch up. Less than the gap never lies between two mails.
 */
export function freeAfter(mailbox: Rests, row: Row, slot: number, at: number): number {
  if (isBursting(mailbox)) return at;
  // The moment of the minute is lot enough: about a mail a minute, never on the same second.
  if (mailbox.gapMinutes === 0) return tickFrom(mailbox.id, at + LEAST_GAP_MS);
  const gap = mailbox.gapMinutes * MINUTE_MS;
  return tickFrom(
    mailbox.id,
    Math.max(slot + gap + drawOf(mixIn(String(row.round), mixIn(' ', mixIn(row.lead.id, START))), JITTER_MS), at + gap),
  );
}

/** When a queue looked at now should have been looked at: a minute's lateness does not count. */
export const slotOf = (nextAt: number, now: number): number =>
  nextAt <= now && now - nextAt <= MINUTE_MS ? nextAt : now;
