import { expect, test } from 'vitest';
import { someOf } from '../../apps/server/src/platform/testing/test-form.ts';
import { GROWTH_MAX, growthOf } from './growth.ts';
import type { HostileText } from './hostile-texts.ts';
import { pumpsOf } from './pump-regex.ts';
import { listRegExps } from './regex-literals.ts';

/** Files that put an expression together while they run, and why that is no way to make it slow. */
const BUILDERS: Record<string, string> = {
  'apps/server/src/modules/campaign-management/writing-help/keep-given-links.ts':
    'of our own words; a proposal is cut at 40 000',
  'apps/server/src/platform/imap/fetch-lines.ts': 'of the names of headers we ask for',
  'apps/server/src/modules/warmup/mails/imap-reader.ts': 'of the names of headers we ask for',
  'apps/web/src/features/verification/shared/reason-words.ts': 'of a number, and anchored',
  'apps/web/src/ui/text-editor/variable-node.ts': 'of our own tag, which the editor always closes',
  'packages/lead-finder/src/read/decode-address.ts': 'of our own words; findAddresses is fed hostile text',
  'packages/lead-finder/src/find/find-address.ts':
    'of our own words; lines are cut at 300, and readCompany is fed hostile text',
  'packages/mail-kit/src/classify/auto-subjects.ts': 'of our own words; nameOfAutoReply is fed hostile text',
  'packages/mail-kit/src/classify/failed-addresses.ts': 'of our own words; findMentions is fed hostile text',
  'packages/mail-kit/src/classify/dates/find-dates.ts': 'of our own words; findDates is fed hostile text',
  'packages/mail-kit/src/classify/html-to-lines.ts': 'of our own words; htmlToLines is fed hostile text',
  'packages/mail-kit/src/classify/dates/return-date.ts': 'of our own words; findReturnDate is fed hostile text',
  'packages/mail-kit/src/compose/check-before-sending.ts': 'of our own words; findAttachmentWords is fed hostile text',
  'packages/mail-kit/src/reply/attribution-words.ts': 'of our own words; markLines is fed hostile text',
  'packages/mail-kit/src/reply/label/label-reply.ts': 'of an expression that stands in a file, with another flag',
  'packages/mail-kit/src/subject/subject-prefix.ts': 'of our own words; addSubjectPrefix is fed hostile text',
  'packages/sandbox/src/mailboxes/imap/folders.ts': 'of a folder pattern in the boxed world',
  'packages/template/src/skipped-ranges.ts': 'of one of two names; findSkipped is fed hostile text',
};

/** The square of the longest is many milliseconds of steps; there are tens of thousands of texts to try. */
const LENGTHS = [16, 32, 64, 128, 1_000, 4_000];

/** In the short form of the tests, a text in so many of each expression's. */
const TEXTS_ONE_IN = 3;

const { literals, builders } = listRegExps();

/** Text made of the expression's own words for which it takes the square of the time, or more. */
async function findSlowText(
  pattern: RegExp,
  texts: readonly HostileText[] = pumpsOf(pattern),
): Promise<string | undefined> {
  for (const pump of texts) {
    const growth = await growthOf((text) => text.replace(pattern, ''), pump, LENGTHS);
    if (growth !== undefined && growth > GROWTH_MAX) return `${pump.name}: ${growth.toFixed(1)}`;
  }
  return undefined;
}

test('no regular expression of the product takes the square of the time for text made of its own words', async () => {
  const files = new Map(literals.map(({ file, pattern }) => [String(pattern), { file, pattern }]));
  const slow: string[] = [];
  for (const [place, { file, pattern }] of [...files.values()].entries()) {
    const text = await findSlowText(pattern, someOf(pumpsOf(pattern), TEXTS_ONE_IN, place));
    if (text !== undefined) slow.push(`${file}: ${String(pattern).slice(0, 100)} with ${text}`);
  }
  expect(slow).toEqual([]);
});

test.each([
  ['looks for an end from each beginning', /<body\b[^>]*>/i],
  ['looks for something far behind a beginning', /<a\b[^>]*\bhref=["']?(https?:[^"'\s>]+)/gi],
  ['looks for a bracket that never closes', /\[…\s*[^\]\s][^\]]*\]/g],
  ['ends in a run of signs', /[.,;:!?]+$/],
  ['parts a run in two', /\{\{\s*(\w+)[^}]*\}\}/g],
  ['may go on after a word', /(?:refus|reject)\w*.{0,30}your host/],
])('an expression that %s is found out', async (_how, pattern) => {
  expect(await findSlowText(pattern)).toBeDefined();
});

test('an expression that is put together while the product runs is looked at by a person', () => {
  expect(builders.filter((file) => !(file in BUILDERS))).toEqual([]);
});
