import { randomUUID } from 'node:crypto';
import { queueSystemMail } from '../../platform/mail/system-mail.ts';
import { listMembers } from '../identity/index.ts';
import { listDuePeople, takeDue } from './notifications.repository.ts';
import type { NotificationsDeps } from './notifications-deps.ts';

export const NOTIFICATION_MAIL = 'notifications.notice';

/** One mail to each person with all that is due. What is marked and the mail commit together, so it goes once. */
export async function mailDue({ db, jobs, now }: Pick<NotificationsDeps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const person of await listDuePeople(db, now())) {
    await db.transaction().execute(async (trx) => {
      const batch = randomUUID();
      const due = await takeDue(trx, person, { batch, now: now() });
      const member = (await listMembers(trx, person)).find(({ id }) => id === person.userId);
      if (due.length === 0 || !member) return;
      const { email: recipient, language } = member;
      const facts = { ...person, batch };
      await queueSystemMail(trx, jobs, { kind: NOTIFICATION_MAIL, recipient, facts, language, now: now() });
    });
  }
}
