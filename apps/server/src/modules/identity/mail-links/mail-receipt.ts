import { AppError } from '@outrider/contract/errors';
import type { getMailReceipt } from '@outrider/contract/sign';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import { findSystemMail } from '../../../platform/mail/system-mail.ts';

/** What the receiving server said. The id is unguessable and known only to who asked for the mail. */
export async function mailReceipt(
  { db, mailFrom }: { db: Db; mailFrom: string },
  mailId: string,
): Promise<z.input<(typeof getMailReceipt)['output']>> {
  const mail = await findSystemMail(db, mailId);
  if (!mail) throw new AppError('notFound');
  const from = mailFrom.match(/<([^<>]+)>/)?.[1] ?? mailFrom;
  return { state: mail.state, from, host: mail.host, answer: mail.answer, at: mail.settled_at?.toISOString() ?? null };
}
