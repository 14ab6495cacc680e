import { randomUUID } from 'node:crypto';
import { fill, type Language } from '@outrider/contract/languages';
import { z } from 'zod';
import { noticeWriters } from '../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../platform/mail/system-mail.ts';
import { findLinkedTask, finishTask, insertTask, listTasks, type TaskRow } from './cards.repository.ts';
import type { CardOwner, CardsDeps } from './cards-deps.ts';

export async function createTask(deps: CardsDeps, owner: CardOwner, { title, due }: { title: string; due: string }) {
  const id = randomUUID();
  await insertTask(deps.db, owner, { id, title, due, at: deps.now() });
  return { link: `${deps.appUrl}/d/${deps.links.tokenFor(id)}` };
}

export async function readTasks({ db, links }: CardsDeps, owner: CardOwner, tokens: readonly string[]) {
  const ids = tokens.flatMap((token) => links.idOf(token) ?? []);
  const tasks = await listTasks(db, owner, ids);
  return {
    tasks: tokens.flatMap((token) => {
      const task = tasks.find(({ id }) => id === links.idOf(token));
      return task ? [{ token, title: task.title, due: task.due, doneAt: task.done_at?.toISOString() ?? null }] : [];
    }),
  };
}

export async function findTask({ db, links }: Pick<CardsDeps, 'db' | 'links'>, token: string) {
  const id = links.idOf(token);
  return id === undefined ? undefined : findLinkedTask(db, id);
}

const KIND = 'cards.task-done';
const doneFacts = z.object({ title: z.string() });

/** Done once, and announced once. */
export const markDone = (deps: CardsDeps, { id }: Pick<TaskRow, 'id'>) =>
  deps.db.transaction().execute(async (trx) => {
    const task = await finishTask(trx, id, deps.now());
    if (!task) return;
    const { email, language } = await deps.findUser({ workspaceId: task.workspace_id, userId: task.user_id });
    const facts = { title: task.title };
    await queueSystemMail(trx, deps.jobs, { kind: KIND, recipient: email, facts, language, now: deps.now() });
  });

const WORDS: Record<Language, { subject: string; text: string; care: string; action: string }> = {
  en: {
    subject: 'Done: {title}',
    text: 'Your task “{title}” was marked as done through its link.',
    care: 'Anyone who has the email can use the link; the page does not ask for a name.',
    action: 'Open inbox',
  },
  zh: {
    subject: '已完成：{title}',
    text: '任务“{title}”已通过链接标记为完成。',
    care: '持有该邮件的人都可以使用此链接，页面不验证身份。',
    action: '打开收件箱',
  },
  de: {
    subject: 'Erledigt: {title}',
    text: 'Jemand mit dem Link Ihrer Aufgabe „{title}“ meldet sie als erledigt.',
    care: 'Wer die E-Mail hat, hat den Link; die Seite fragt nicht, wer es ist.',
    action: 'Posteingang öffnen',
  },
};

export const cardMailWriters = noticeWriters(KIND, (facts, language) => {
  const { title } = doneFacts.parse(facts);
  const { subject, text, care, action } = WORDS[language];
  return { subject: fill(subject, { title }), paragraphs: [fill(text, { title }), care], action, path: '/inbox' };
});
