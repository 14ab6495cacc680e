import { fillIn, type Language } from '@outrider/contract/languages';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { defineJob, type JobDefinition, type Jobs, RECURRING } from '../../../platform/jobs/jobs.ts';
import { noticeWriters } from '../../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { insertReminder, listHeardFrom, takeDueReminders } from './reminders.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'compose.remind': Record<string, never>;
  }
}

const DAY_MS = 86_400_000;
const AT_ONCE = 200;
const DEFAULT_DAYS = 3;

/** A mail left with people to watch for. */
export async function watchAnswers(
  trx: Trx,
  scope: Scope,
  { draftId, deliveryId, at }: { draftId: string; deliveryId: string; at: Date },
): Promise<void> {
  const attrs = (await readDraft(trx, scope, draftId))?.attrs;
  const people =
    attrs?.senderReceivers.flatMap((typed) => parseAddress(typed.trim())?.address.toLowerCase() ?? []) ?? [];
  if (!attrs || people.length === 0) return;
  const dueAt = new Date(at.getTime() + (attrs.remindAfterDays || DEFAULT_DAYS) * DAY_MS);
  await insertReminder(trx, scope, { draftId, deliveryId, at, people: [...new Set(people)], dueAt });
}

export type RemindDeps = {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  findUser: (person: Scope & { userId: string }) => Promise<{ email: string; language: Language }>;
};

const KIND = 'compose.reminder';

/** Writes to the sender who wanted to know that a recipient has neither read their mail nor answered it. */
export const remind = ({ db, jobs, now, findUser }: RemindDeps): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const reminder of await takeDueReminders(trx, now(), AT_ONCE)) {
      const heard = new Set(await listHeardFrom(trx, reminder));
      const silent = reminder.people.filter((address) => !heard.has(address));
      if (silent.length === 0) continue;
      const { email, language } = await findUser(reminder);
      const facts = { subject: reminder.subject, people: silent.join(', '), sentAt: reminder.sentAt.toISOString() };
      await queueSystemMail(trx, jobs, { kind: KIND, recipient: email, facts, language, now: now() });
    }
  });

export const reminderJobs = (deps: RemindDeps): JobDefinition[] => [
  defineJob({
    ...RECURRING,
    name: 'compose.remind',
    cron: '*/5 * * * *',
    handle: () => remind(deps),
  }),
];

const WORDS: Record<Language, { subject: string; paragraphs: string[]; action: string }> = {
  en: {
    subject: 'No reply yet: {subject}',
    paragraphs: [
      'You asked to be reminded about your email “{subject}” from {day}.',
      'Not read and no reply from: {people}',
    ],
    action: 'Open inbox',
  },
  zh: {
    subject: '尚未回复：{subject}',
    paragraphs: ['您设置了未收到回复时的提醒：{day} 发送的邮件“{subject}”。', '尚未阅读也未回复：{people}'],
    action: '打开收件箱',
  },
  de: {
    subject: 'Noch keine Antwort: {subject}',
    paragraphs: [
      'Sie wollten an Ihre E-Mail „{subject}“ vom {day} erinnert werden.',
      'Nicht gelesen und nicht beantwortet von: {people}',
    ],
    action: 'Posteingang öffnen',
  },
};

const reminderFacts = z.object({ subject: z.string(), people: z.string(), sentAt: z.iso.datetime() });

export const reminderWriters = noticeWriters(KIND, (facts, language) => {
  const { subject, people, sentAt } = reminderFacts.parse(facts);
  const { paragraphs, action, ...words } = WORDS[language];
  const values = { subject, people, day: sentAt.slice(0, 10) };
  return {
    subject: fillIn(language, words.subject, values),
    paragraphs: paragraphs.map((text) => fillIn(language, text, values)),
    action,
    path: '/inbox',
  };
});
