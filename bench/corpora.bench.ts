import { suggestAddress } from '@outrider/email-verifier/suggest-address';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { parseAddressList } from '@outrider/mail-kit/addresses/parse-address-list';
import { z } from 'zod';
import { hasCorpora, readCases } from '../scripts/reply-model/read-corpora.ts';
import type { Effort, Report } from './bench.ts';
import { judgeAutoReplies } from './corpora/auto-replies.ts';
import { judgeBounces } from './corpora/bounces.ts';
import { judgeHtml } from './corpora/html.ts';
import { type Case, judge } from './corpora/judge-cases.ts';
import { judgeMime } from './corpora/mime.ts';
import { judgePeople } from './corpora/people.ts';
import { judgeReplies } from './corpora/replies.ts';
import { judgeSmtpReplies } from './corpora/smtp-replies.ts';

/**
 * Public test data with known answers, judged by the functions the product uses. What is learned is also judged by weights
 * that have seen nothing of the case's origin, or of its format where there is one origin: that figure predicts the unseen.
 */
export async function run(report: Report, effort: Effort): Promise<void> {
  if (!hasCorpora()) {
    console.error('The corpora are not beside this checkout, so nothing is judged.');
    return;
  }
  judge(report, 'addresses_isemail', 160 / 164, isemailCases());
  judge(report, 'addresses_flanker', 0.97, flankerCases());
  judge(report, 'address_lists', 0.97, listCases());
  judge(report, 'typos', 0.9, typoCases());
  judgeSmtpReplies(report, effort);
  judgeMime(report);
  judgeHtml(report);
  judgeReplies(report);
  judgeBounces(report, effort);
  judgeAutoReplies(report);
  await judgePeople(report);
}

function isemailCases(): Case[] {
  return readCases('addresses-isemail/cases.json', z.object({ address: z.string(), smtpUsable: z.boolean() })).map(
    ({ address, smtpUsable }) => validity(address, smtpUsable),
  );
}

function flankerCases(): Case[] {
  return readCases('addresses-flanker/cases.json', z.object({ input: z.string(), valid: z.boolean() })).map(
    ({ input, valid }) => validity(input, valid),
  );
}

function validity(input: string, expected: boolean): Case {
  const isTaken = parseAddress(input) !== null;
  return { input, isRight: isTaken === expected, got: isTaken ? 'an address' : 'no address' };
}

type Listed = { name: string; address: string };
type ListedOrGroup = {
  name?: string | undefined;
  address?: string | undefined;
  group?: ListedOrGroup[] | undefined;
};
const listedOrGroup: z.ZodType<ListedOrGroup> = z.lazy(() =>
  z.object({ name: z.string(), address: z.string(), group: z.array(listedOrGroup) }).partial(),
);

/** Cases that look inside a group ask for what a flattened list does not have; the people in it are compared elsewhere. */
function listCases(): Case[] {
  const caseSchema = z.object({
    input: z.string(),
    path: z.array(z.union([z.string(), z.number()])),
    expected: z.unknown(),
  });
  return readCases('address-lists-nodemailer/cases.json', caseSchema)
    .filter(({ input, path }) => path.length === 0 || !hasGroup(input))
    .map(({ input, path, expected }) => {
      const listed = parseAddressList(input);
      const wanted = path.length === 0 ? flatten(z.array(listedOrGroup).parse(expected)) : expected;
      const got = path.length === 0 ? listed : path.reduce(step, listed);
      return { input, isRight: JSON.stringify(got) === JSON.stringify(wanted), got: JSON.stringify(got) };
    });
}

const hasGroup = (input: string) => /^[^@]*:/.test(input);

const flatten = (entries: ListedOrGroup[]): Listed[] =>
  entries.flatMap(({ name = '', address = '', group }) => (group ? flatten(group) : [{ name, address }]));

const step = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function typoCases(): Case[] {
  return readCases('typos-flanker/cases.json', z.object({ domain: z.string(), suggest: z.string().nullable() })).map(
    ({ domain, suggest }) => {
      const meant = suggestAddress(`somebody@${domain}`);
      const expected = suggest === null ? null : `somebody@${suggest}`;
      return { input: domain, isRight: meant === expected, got: meant ?? 'no suggestion' };
    },
  );
}
