import { FOLDER_IDS } from '@outrider/contract/inbox/message';
import type { ComposedMail, MailEntry, SendStatus } from './mail.ts';

/** What happened to a request for a mail. */
export type SendEvent = 'requested' | 'saved' | 'delivered' | 'failed';

const STATUS_AFTER: Record<SendEvent, SendStatus> = {
  requested: 'sending',
  saved: 'saved',
  delivered: 'sent',
  failed: 'sentFailed',
};

/** A mail that was sent stays sent, no matter what answers late (specification, section 4). */
const statusAfter = (status: SendStatus | undefined, event: SendEvent): SendStatus =>
  status === 'sent' ? 'sent' : STATUS_AFTER[event];

export const withStatus = (mail: ComposedMail, event: SendEvent): ComposedMail => ({
  ...mail,
  entry: { ...mail.entry, sendStatus: statusAfter(mail.entry.sendStatus, event) },
});

/** After delivery: folder 3, the ids of the mail that was sent, and no file objects (specification, section 4). */
export function sentMail(mail: ComposedMail, { mid, tid }: { mid: string | undefined; tid: string | undefined }) {
  const attachment: MailEntry['attachment'] = mail.entry.attachment.map((file) => ({ ...file, fileUrl: '' }));
  const sent = withStatus(mail, 'delivered');
  return { ...sent, _id: mid ?? mail._id, entry: { ...sent.entry, folder: FOLDER_IDS.sent, tid, attachment } };
}
