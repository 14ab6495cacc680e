import { readFileSync } from 'node:fs';
import { type BounceReason, type Classification, classifyMessage, type MessageKind } from '@outrider/mail-kit';
import { z } from 'zod';
import type { Report } from './bench.ts';
import { type Case, CORPORA, judge } from './judge-cases.ts';

/** Mails nobody wrote by hand: what they are, and of bounces whom they hit and why. */
export function judgeAutomaticMail(report: Report): void {
  const judged = readBounceMails();
  judge(report, 'bounce_found', 0.99, judged.filter(({ kind }) => kind === 'bounce').map(kindCase));
  judge(report, 'not_a_bounce', 1, judged.filter(({ kind }) => kind !== 'bounce').map(kindCase));
  const recipients = judged.filter(({ kind }) => kind === 'bounce').flatMap(recipientCases);
  judge(report, 'bounce_hard', 0.92, recipients.map(hardCase));
  judge(report, 'bounce_reason', 0.85, recipients.map(reasonCase));
  const headers = readHeaderSets();
  judge(report, 'auto_replies', 0.95, headers.filter(({ isAutomatic }) => isAutomatic).map(headerCase));
  judge(report, 'no_human_caught', 1, headers.filter(({ isAutomatic }) => !isAutomatic).map(headerCase));
}

const mailSchema = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.enum(['bounce', 'feedback-loop', 'auto-reply', 'delivered-dsn']),
  expected: z.array(z.object({ status: z.string(), reason: z.string(), hardbounce: z.boolean() })),
});
type Judged = z.infer<typeof mailSchema> & { got: Classification };

const readCases = <T>(file: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`${CORPORA}${file}`, 'utf8')));

const readBounceMails = (): Judged[] =>
  readCases('bounces-sisimai/expected.json', mailSchema).map((mail) => ({
    ...mail,
    got: classifyMessage(readFileSync(`${CORPORA}bounces-sisimai/${mail.file}`)),
  }));

/** Mail that arrived is told by a receipt, whoever tells it. */
const SAME_KIND: Record<Judged['kind'], MessageKind[]> = {
  bounce: ['bounce'],
  'feedback-loop': ['complaint'],
  'auto-reply': ['autoReply', 'outOfOffice'],
  'delivered-dsn': ['receipt'],
};

const kindCase = ({ id, kind, got }: Judged): Case => ({
  input: id,
  isRight: SAME_KIND[kind].includes(got.kind),
  got: got.kind,
});

type Recipient = { id: string; wanted: Judged['expected'][number]; got: { hard: boolean; reason: string } | undefined };

const recipientCases = ({ id, expected, got }: Judged): Recipient[] =>
  expected.map((wanted, index) => ({ id, wanted, got: got.bounce?.recipients[index] }));

const hardCase = ({ id, wanted, got }: Recipient): Case => ({
  input: `${id}, ${wanted.reason} ${wanted.status}`,
  isRight: got?.hard === wanted.hardbounce,
  got: got ? `${got.hard ? 'hard' : 'soft'}, ${got.reason}` : 'no recipient',
});

/** Their reasons in our words; what is not named here is about the sender or the mail, and is policy. */
const SAME_REASON: Record<string, BounceReason[]> = {
  userunknown: ['user_unknown'],
  hasmoved: ['user_unknown'],
  hostunknown: ['host_unknown'],
  // A domain that takes no mail (RFC 7505) is as good as none.
  notaccept: ['host_unknown'],
  mailboxfull: ['mailbox_full'],
  suspend: ['disabled'],
  exceedlimit: ['too_big'],
  mesgtoobig: ['too_big'],
  // "User unknown" after the recipient was taken: we call it by its words where the code insists on them.
  filtered: ['policy', 'user_unknown'],
  contenterror: ['policy', 'other'],
  norelaying: ['policy', 'other'],
  expired: ['temporary'],
  networkerror: ['temporary'],
  speeding: ['temporary'],
  toomanyconn: ['temporary'],
  systemerror: ['other', 'temporary'],
  systemfull: ['other', 'temporary'],
  mailererror: ['other', 'temporary'],
  syntaxerror: ['other'],
  onhold: ['other'],
  undefined: ['other'],
};

const reasonCase = ({ id, wanted, got }: Recipient): Case => {
  const same: string[] = SAME_REASON[wanted.reason] ?? ['policy'];
  return {
    input: `${id}, ${wanted.reason} ${wanted.status}`,
    isRight: got !== undefined && same.includes(got.reason),
    got: got?.reason ?? 'no recipient',
  };
};

type HeaderSet = { input: string; isAutomatic: boolean; kind: MessageKind };

function readHeaderSets(): HeaderSet[] {
  const schema = z.object({
    expectAutoReply: z.boolean(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
  });
  return readCases('autoreply-headers/cases.json', schema).map(({ expectAutoReply, headers, body }) => {
    const raw = `${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
    return { input: raw, isAutomatic: expectAutoReply, kind: classifyMessage(raw).kind };
  });
}

const headerCase = ({ input, isAutomatic, kind }: HeaderSet): Case => ({
  input,
  isRight: (kind !== 'human') === isAutomatic,
  got: kind,
});
