import { writeWarmupText } from '@outrider/warmup-planner/warmup-text';
import { createTransport } from 'nodemailer';
import type { WarmupDeps } from '../warmup-deps.ts';

export const WARMUP_HEADER = 'X-Outrider-Warmup';

/** What the signature covers. The sender is part of it: a header copied onto another sender's mail says nothing. */
export const signedText = (messageId: string, sender: string) => `${messageId}\n${sender.toLowerCase()}`;

type MailToWrite = {
  messageId: string;
  threadId: string;
  place: number;
  /** Message-IDs of the conversation so far, oldest first. */
  references: readonly string[];
  from: { name: string; address: string };
  to: string;
  at: Date;
};

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The whole message as it goes over the wire. Written anew it is the same message. */
export async function writeMail({ random, signer }: Pick<WarmupDeps, 'random' | 'signer'>, mail: MailToWrite) {
  const { messageId, threadId, place, references, from, to, at } = mail;
  const { subject, text } = writeWarmupText({ threadId, place, senderName: from.name, random });
  const parent = references.at(-1);
  const { message } = await writer.sendMail({
    messageId,
    from,
    to,
    date: at,
    subject,
    text,
    // RFC 5322, 3.6.4: the parent, and the whole line of descent.
    ...(parent ? { inReplyTo: parent, references: [...references] } : {}),
    headers: { [WARMUP_HEADER]: signer.sign(signedText(messageId, from.address)) },
  });
  if (!Buffer.isBuffer(message)) throw new Error('the message was not written into memory');
  return message;
}
