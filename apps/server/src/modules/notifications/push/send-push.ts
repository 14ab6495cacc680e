import { URGENT_KINDS } from '@outrider/contract/notifications';
import webPush from 'web-push';
import { systemNow } from '../../../platform/clock.ts';
import { listMembers, listOpenSessions } from '../../identity/index.ts';
import { pathOf, sayInMail } from '../mail-words.ts';
import type { NotificationsDeps, UserScope } from '../notifications-deps.ts';
import { isQuietAt } from '../plan-mail.ts';
import { readChoices } from '../settings.repository.ts';
import { findPush, notePushed, removeDevice } from './push.repository.ts';

/** News for a screen: what could not be handed over by then is in the app. */
const NEWS_MS = 60 * 60_000;
/** A push service keeps what it cannot deliver for so long. */
const TTL_SECONDS = 4 * 60 * 60;
/** RFC 8030, 5.4: a push service drops an older message with the same topic. */
const TOPIC_LENGTH = 32;

export type PushWish = UserScope & { deviceId: string; notificationId: string };

/**
 * Hands one notification over to one browser's push service, encrypted for that browser alone (RFC 8291). Throws where
 * another try may help. The person's choices are looked at again: they may have changed since it was planned.
 */
export async function sendPush({ db, now, push }: NotificationsDeps, wish: PushWish): Promise<void> {
  const { deviceId, notificationId, ...person } = wish;
  const found = await findPush(db, person, { deviceId, notificationId });
  const member = (await listMembers(db, person)).find(({ id }) => id === person.userId);
  if (!found || !member || now().getTime() - found.at.getTime() > NEWS_MS) return;
  // Signed out, here or from elsewhere: the browser may be another person's now.
  const sessions = await listOpenSessions(db, person, systemNow());
  if (!sessions.some(({ id }) => id === found.session_id)) {
    await removeDevice(db, person, deviceId);
    return;
  }
  const { facts, endpoint, p256dh, auth } = found;
  const choices = await readChoices(db, person);
  const isUrgent = URGENT_KINDS.includes(facts.kind);
  const { app, browser } = choices.channels[facts.kind];
  if (!app || !browser || (!isUrgent && isQuietAt(choices.quiet, member.zone, now()))) return;

  const { title, detail } = sayInMail(facts, member.language);
  const text = JSON.stringify({ title, body: detail, tag: notificationId, path: pathOf(facts) });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: push.subject, ...(await push.keys()) },
    TTL: TTL_SECONDS,
    urgency: isUrgent ? 'high' : 'normal',
    topic: notificationId.replaceAll('-', '').slice(0, TOPIC_LENGTH),
  });
  const status = await push.post(endpoint, { headers: textsOf(headers), body });
  // RFC 8030, 7.3: the subscription has ended.
  if (status === 404 || status === 410) await removeDevice(db, person, deviceId);
  else if (status >= 200 && status < 300) await notePushed(db, person, deviceId, now());
  else if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
}

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
