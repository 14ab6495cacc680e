import { existsSync, readFileSync } from 'node:fs';
import { classifySmtpReply, type ReplyVerdict } from '@outrider/email-verifier/classify-smtp-reply';
import { suggestAddress } from '@outrider/email-verifier/suggest-address';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { parseAddressList } from '@outrider/mail-kit/addresses/parse-address-list';
import { z } from 'zod';
import type { Report } from './bench.ts';
import { judgeAutomaticMail } from './corpora-bounces.ts';
import { judgeHtml } from './corpora-html.ts';
import { judgeMime } from './corpora-mime.ts';
import { judgeReplies } from './corpora-replies.ts';
import { type Case, CORPORA, judge } from './judge-cases.ts';

/** Public test data with known answers, judged by the functions the product uses. */
export async function run(report: Report): Promise<void> {
  if (!existsSync(CORPORA)) {
    console.error('The corpora are not beside this checkout, so nothing is judged.');
    return;
  }
  judge(report, 'addresses_isemail', 160 / 164, isemailCases());
  judge(report, 'addresses_flanker', 0.97, flankerCases());
  judge(report, 'address_lists', 0.97, listCases());
  judge(report, 'typos', 0.9, typoCases());
  judge(report, 'smtp_replies', 0.95, replyCases());
  judgeMime(report);
  judgeHtml(report);
  judgeReplies(report);
  judgeAutomaticMail(report);
}

const read = <T>(file: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`${CORPORA}${file}`, 'utf8')));

function isemailCases(): Case[] {
  return read('addresses-isemail/cases.json', z.object({ address: z.string(), smtpUsable: z.boolean() })).map(
    ({ address, smtpUsable }) => validity(address, smtpUsable),
  );
}

function flankerCases(): Case[] {
  return read('addresses-flanker/cases.json', z.object({ input: z.string(), valid: z.boolean() })).map(
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
  return read('address-lists-nodemailer/cases.json', caseSchema)
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
  return read('typos-flanker/cases.json', z.object({ domain: z.string(), suggest: z.string().nullable() })).map(
    ({ domain, suggest }) => {
      const meant = suggestAddress(`somebody@${domain}`);
      const expected = suggest === null ? null : `somebody@${suggest}`;
      return { input: domain, isRight: meant === expected, got: meant ?? 'no suggestion' };
    },
  );
}

/** Which of our verdicts says the same as a label of the corpora; where the origin is wider than we are, several do. */
const SAME: Record<string, ReplyVerdict[]> = {
  user_unknown: ['no_such_user'],
  userunknown: ['no_such_user'],
  invalid_address: ['no_such_user'],
  filtered: ['no_such_user', 'blocked'],
  mailbox_full: ['full'],
  mailboxfull: ['full'],
  mailbox_disabled: ['disabled'],
  suspend: ['disabled'],
  greylisting: ['temporary'],
  server_error: ['temporary'],
  rate_limited: ['temporary'],
  speeding: ['temporary'],
  toomanyconn: ['temporary'],
  expired: ['temporary'],
};
const ABOUT_US =
  'ip_blacklisted auth_failure spam_blocked policy_blocked domain_blacklisted virus_detected geo_blocked authfailure badreputation blocked notcompliantrfc rejected requireptr policyviolation securityerror spamdetected virusdetected'.split(
    ' ',
  );

function replyCases(): Case[] {
  const labelled = z.object({ reply: z.string(), label: z.string().optional(), reason: z.string().optional() });
  return ['postalsys', 'sisimai-reasons']
    .flatMap((file) => read(`smtp-replies/${file}.json`, labelled))
    .map(({ reply, label, reason }) => {
      const { verdict } = classifySmtpReply(reply);
      const name = label ?? reason ?? '';
      const same = SAME[name] ?? (ABOUT_US.includes(name) ? ['blocked'] : ['other', 'temporary']);
      return { input: reply, isRight: same.includes(verdict), got: verdict };
    });
}
