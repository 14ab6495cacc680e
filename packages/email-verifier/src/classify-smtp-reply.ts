import type { ReplyWeights } from '@outrider/mail-kit/replies/reply-model';
import { meaningByWeights, meaningOfReply, type ReplyMeaning } from './reply-meaning.ts';

export const REPLY_VERDICTS = [
  'accepted',
  'no_such_user',
  'full',
  'disabled',
  'blocked',
  'temporary',
  'other',
] as const;
export type ReplyVerdict = (typeof REPLY_VERDICTS)[number];

const VERDICTS: Record<ReplyMeaning, ReplyVerdict> = {
  accepted: 'accepted',
  forwards: 'accepted',
  cannotVerify: 'accepted',
  busy: 'accepted',
  noSuchUser: 'no_such_user',
  full: 'full',
  disabled: 'disabled',
  moved: 'other',
  ourAddressBlocked: 'blocked',
  ourReverseName: 'blocked',
  ourSender: 'blocked',
  policy: 'blocked',
  relayRefused: 'other',
  tlsWanted: 'other',
  sessionLimit: 'temporary',
  greylisted: 'temporary',
  temporary: 'temporary',
  systemTrouble: 'other',
  unclear: 'other',
};

/** What a server's reply to RCPT says about the mailbox, or about us. */
export const classifySmtpReply = (reply: string): { verdict: ReplyVerdict } => ({
  verdict: VERDICTS[meaningOfReply(reply)],
});

/** The same by weights that were trained without some of the examples, for a bench. */
export const verdictByWeights = (reply: string, weights: ReplyWeights): ReplyVerdict =>
  VERDICTS[meaningByWeights(reply, weights)];
