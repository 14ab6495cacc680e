import type { Scope, Trx } from '../../platform/db.ts';
import { insertMeetingAnswer } from './cards.repository.ts';
import type { StoredAnswer } from './cards.tables.ts';

/** Of what the inbox tells when something came in: an answer to an invitation. */
export type IncomingMeetingAnswer = {
  messageId: string;
  from: string;
  at: Date;
  meetingAnswer?: { uid: string; attendee: string; answer: StoredAnswer } | undefined;
};

const UID_MAX = 500;

/** In the transaction that publishes the event, so it is noted once. False where it is no such answer. */
export async function handleMeetingAnswer(trx: Trx, scope: Scope, incoming: IncomingMeetingAnswer): Promise<boolean> {
  const { messageId, from, at, meetingAnswer } = incoming;
  if (!meetingAnswer) return false;
  const { uid, attendee, answer } = meetingAnswer;
  await insertMeetingAnswer(trx, scope, {
    message_id: messageId,
    meeting_uid: uid.slice(0, UID_MAX).toWellFormed(),
    attendee: (attendee || from).slice(0, UID_MAX).toWellFormed(),
    answer,
    at,
  });
  return true;
}
