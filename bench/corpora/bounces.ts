import { readFileSync } from 'node:fs';
import { type BounceReason, type Classification, classifyMessage, type MessageKind } from '@outrider/mail-kit';
import { type Judgement, judgeFailure } from '@outrider/mail-kit/classify/bounce-reason';
import { z } from 'zod';
import { createLeaveOneOut } from '../../scripts/reply-model/leave-out.ts';
import { type BouncedCase, CORPORA, readBouncedCases, readCases } from '../../scripts/reply-model/read-corpora.ts';
import type { Effort, Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

/** Mails nobody wrote by hand: what they are, and of bounces the recipient and the reason. */
export function judgeBounces(report: Report, effort: Effort): void {
  const mails = readMails();
  judge(report, 'bounce_found', 0.99, mails.filter(({ kind }) => kind === 'bounce').map(kindCase));
  judge(report, 'not_a_bounce', 1, mails.filter(({ kind }) => kind !== 'bounce').map(kindCase));
  const recipients = readBouncedCases();
  judgeReasons(report, recipients, ['bounce_hard', 'bounce_reason'], ({ failure }) => failure && judgeFailure(failure));
  const prose = readProse();
  judge(report, 'prose_recipients', 0.92, prose.map(recipientsCase));
  const bounces = [...mails.filter(({ kind }) => kind === 'bounce'), ...prose];
  judge(report, 'bounce_is_no_answer', 1, bounces.map(answerCase));
  if (effort === 'short') return;
  const without = createLeaveOneOut();
  judgeReasons(
    report,
    recipients,
    ['bounce_hard_format_out', 'bounce_reason_format_out'],
    ({ failure, format }) => failure && judgeFailure(failure, without(format)),
  );
}

type Judged = { id: string; got: Classification };
type Mail = z.infer<typeof mailSchema> & Judged;

const mailSchema = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.enum(['bounce', 'feedback-loop', 'auto-reply', 'delivered-dsn']),
});

const classify = (file: string) => classifyMessage(readFileSync(`${CORPORA}${file}`));

const readMails = (): Mail[] =>
  readCases('bounces-sisimai/expected.json', mailSchema).map((mail) => ({
    ...mail,
    got: classify(`bounces-sisimai/${mail.file}`),
  }));

/** Mail that arrived is reported by a receipt, of any reporter. */
const SAME_KIND: Record<Mail['kind'], MessageKind[]> = {
  bounce: ['bounce'],
  'feedback-loop': ['complaint'],
  'auto-reply': ['autoReply', 'outOfOffice'],
  'delivered-dsn': ['receipt'],
};

const kindCase = ({ id, kind, got }: Mail): Case => ({
  input: id,
  isRight: SAME_KIND[kind].includes(got.kind),
  got: got.kind,
});

/** No matter what else a bounce is taken for, it must not be a person's answer. */
const answerCase = ({ id, got }: Judged): Case => ({ input: id, isRight: got.kind !== 'human', got: got.kind });

function judgeReasons(
  report: Report,
  cases: BouncedCase[],
  [hard, reason]: [string, string],
  judgeCase: (one: BouncedCase) => Judgement | undefined,
): void {
  const judged = cases.map((one) => ({ ...one, got: judgeCase(one) }));
  judge(report, hard, 0.92, judged.map(hardCase));
  judge(report, reason, 0.85, judged.map(reasonCase));
}

type JudgedCase = BouncedCase & { got: Judgement | undefined };

const hardCase = ({ id, wanted, got }: JudgedCase): Case => ({
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

const reasonCase = ({ id, wanted, got }: JudgedCase): Case => {
  const same: string[] = SAME_REASON[wanted.reason] ?? ['policy'];
  return {
    input: `${id}, ${wanted.reason} ${wanted.status}`,
    isRight: got !== undefined && same.includes(got.reason),
    got: got?.reason ?? 'no recipient',
  };
};

type Prose = { recipients: string[] } & Judged;

const readProse = (): Prose[] =>
  readCases('bounces-flufl/expected.json', z.object({ file: z.string(), recipients: z.array(z.string()) })).map(
    ({ file, recipients }) => ({ id: file, recipients, got: classify(`bounces-flufl/${file}`) }),
  );

function recipientsCase({ id, recipients, got }: Prose): Case {
  const found = listed(got.bounce?.recipients.map(({ address }) => address) ?? []);
  return { input: id, isRight: found === listed(recipients), got: `${got.kind}: ${found}` };
}

const listed = (addresses: string[]) => [...new Set(addresses.map((address) => address.toLowerCase()))].sort().join();
