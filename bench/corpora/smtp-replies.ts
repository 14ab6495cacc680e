import { classifySmtpReply, type ReplyVerdict, verdictByWeights } from '@outrider/email-verifier/classify-smtp-reply';
import { createLeaveOneOut } from '../../scripts/reply-model/leave-out.ts';
import { type ReplyCase, readReplyCases } from '../../scripts/reply-model/read-corpora.ts';
import type { Effort, Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

export function judgeSmtpReplies(report: Report, effort: Effort): void {
  const cases = readReplyCases();
  judge(report, 'smtp_replies', 0.95, cases.map(caseBy(({ reply }) => classifySmtpReply(reply).verdict)));
  if (effort === 'short') return;
  const without = createLeaveOneOut();
  const left = cases.map(caseBy(({ reply, origin }) => verdictByWeights(reply, without(origin))));
  judge(report, 'smtp_replies_origin_out', 0.95, left);
}

const caseBy =
  (verdictOf: (one: ReplyCase) => ReplyVerdict) =>
  (one: ReplyCase): Case => {
    const verdict = verdictOf(one);
    return { input: one.reply, isRight: sameAs(one).includes(verdict), got: verdict };
  };

/** Which of our verdicts says the same as a label of the corpora; where the origin is wider than we are, several do. */
const SAME: Record<string, ReplyVerdict[]> = {
  user_unknown: ['no_such_user'],
  userunknown: ['no_such_user'],
  invalid_address: ['no_such_user'],
  recipient: ['no_such_user'],
  filtered: ['no_such_user', 'blocked'],
  mailbox_full: ['full'],
  mailboxfull: ['full'],
  mailbox_disabled: ['disabled'],
  suspend: ['disabled'],
  greylisting: ['temporary'],
  greylist: ['temporary'],
  server_error: ['temporary'],
  rate_limited: ['temporary'],
  capacity: ['temporary'],
  speeding: ['temporary'],
  toomanyconn: ['temporary'],
  expired: ['temporary'],
};
const ABOUT_US =
  'ip_blacklisted auth_failure spam_blocked policy_blocked domain_blacklisted virus_detected geo_blocked authfailure badreputation blocked notcompliantrfc rejected requireptr policyviolation securityerror spamdetected virusdetected blacklist spam policy'.split(
    ' ',
  );

function sameAs({ reply, label }: ReplyCase): ReplyVerdict[] {
  // Their rule for unknown recipients has caught a refusal to relay.
  if (label === 'recipient' && /rcpthosts/.test(reply)) return ['other'];
  return SAME[label] ?? (ABOUT_US.includes(label) ? ['blocked'] : ['other', 'temporary']);
}
