import { randomUUID } from 'node:crypto';
import { type NotificationFacts, URGENT_KINDS } from '@outrider/contract/notifications';
import { dayAt } from '@outrider/send-planner/calendar';
import type { Scope, Trx } from '../../platform/db.ts';
import { listMembers } from '../identity/index.ts';
import { tellChanged } from '../inbox/index.ts';
import { mailDue } from './mail-due.ts';
import { insertNotification } from './notifications.repository.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { isQuietAt, planMail } from './plan-mail.ts';
import { listDevices } from './push/push.repository.ts';
import { listChoices } from './settings.repository.ts';

type Happened = {
  /** Tells it from others of its kind. */
  key: string;
  at: Date;
  facts: NotificationFacts;
  /** Of the members only this one. */
  only?: string | null | undefined;
};

/**
 * A mailbox that comes and goes all day is announced once a day, by the person's own calendar. It comes up unread again each
 * time, and is mailed once.
 */
const keyFor = ({ key, at, facts }: Happened, zone: string): string =>
  facts.kind === 'mailboxError' ? `${key}:${dayAt(zone, at.getTime()).day}` : key;

/** Tells the members of a workspace what happened, each as they chose. Done again, by any process, it changes nothing. */
export async function tellPeople(deps: NotificationsDeps, scope: Scope, happened: Happened): Promise<void> {
  await deps.db.transaction().execute((trx) => noteForMembers(deps, trx, scope, happened));
  await mailDue(deps);
}

/** In one transaction; mails follow once it is committed. */
export async function noteForMembers(
  deps: Pick<NotificationsDeps, 'now' | 'jobs'>,
  trx: Trx,
  scope: Scope,
  happened: Happened,
): Promise<void> {
  const { facts, only } = happened;
  const now = deps.now();
  const members = await listMembers(trx, scope);
  const choicesOf = await listChoices(trx, scope);
  for (const { id: userId, zone } of members) {
    if (only && only !== userId) continue;
    const choices = choicesOf(userId);
    const { app, mail, browser } = choices.channels[facts.kind];
    if (!app && mail === 'off') continue;
    const mailDueAt = planMail({ kind: facts.kind, choices, zone, at: now });
    const pops = browser && (URGENT_KINDS.includes(facts.kind) || !isQuietAt(choices.quiet, zone, now));
    const notification = {
      id: randomUUID(),
      key: keyFor(happened, zone),
      facts,
      at: happened.at,
      inApp: app,
      pops,
      mail,
    };
    const person = { ...scope, userId };
    const notificationId = await insertNotification(trx, person, { ...notification, mailDueAt });
    if (notificationId === undefined) continue;
    await tellChanged(trx, scope, [''], { kind: 'notification', id: userId });
    if (!app || !pops) continue;
    for (const { id: deviceId } of await listDevices(trx, person))
      await deps.jobs.enqueue(trx, 'notifications.push', { ...person, deviceId, notificationId });
  }
}
