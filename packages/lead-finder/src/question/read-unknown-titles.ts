import { isTelling } from './read-rest.ts';
import { clauseAt, gapBefore, isFree, push, type Reading, said, take, wordAt } from './reading.ts';

const RANK_BEFORE =
  /^(?:heads?|vps?|chief|leiter\w*|leitung|hoofd|szef\w*|kierowni\w*|vedouci|responsable\w*|responsabil\w*|responsave\w*|chefs?|jef[ea]s?|ansvarig\w*)$/u;
const RANK_BEHIND =
  /^(?:managers?|officers?|leads?|specialists?|coordinators?|managerin\w*|beauftragte\w*|referent\w*)$/u;
const WORDS_MAX = 2;

/** "Head of Happiness", "community managers": a place in a company whose field no table knows is a title as it is written. */
export function readUnknownTitles(reading: Reading): void {
  for (const at of reading.words.keys()) {
    if (!isFree(reading, at, at + 1) || clauseAt(reading, at)?.isRelative) continue;
    if (RANK_BEFORE.test(wordAt(reading, at))) readBehind(reading, at);
    else if (RANK_BEHIND.test(wordAt(reading, at))) readBefore(reading, at);
  }
}

function readBehind(reading: Reading, at: number): void {
  let from = at + 1;
  while (from < at + 3 && isFree(reading, from, from + 1) && isSmall(reading, from)) from += 1;
  let to = from;
  while (to < from + WORDS_MAX && isUnknown(reading, to) && isNext(reading, to)) to += 1;
  if (to > from) pushTitle(reading, at, to);
}

function readBefore(reading: Reading, at: number): void {
  let from = at;
  while (from > at - WORDS_MAX && isUnknown(reading, from - 1) && isNext(reading, from)) from -= 1;
  if (from < at) pushTitle(reading, from, at + 1);
}

const isSmall = (reading: Reading, at: number) => wordAt(reading, at).length <= 3 && isNext(reading, at);
const isUnknown = (reading: Reading, at: number) =>
  at >= 0 && at < reading.words.length && isFree(reading, at, at + 1) && isTelling(wordAt(reading, at));
const isNext = (reading: Reading, at: number) => /^[\s-]+$/u.test(gapBefore(reading, at));

function pushTitle(reading: Reading, from: number, to: number): void {
  take(reading, from, to);
  const title = said(reading, from, to).replace(/\b(manager|officer|lead|specialist|coordinator|head|VP)s\b/giu, '$1');
  push(reading, 'title', (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 100), from, to);
}
