import type { World } from './world/build-world.ts';
import { type ReceivedMail, readInbox } from './world/read-maildir.ts';
import type { RunningMailHost } from './world/start-mail-host.ts';

export const homeOf = ({ north, south }: World, address: string): RunningMailHost =>
  [north.host.recipients, north.host.domain].some((domain) => address.endsWith(`@${domain}`)) ? north : south;

/** Every mail that lies in the inboxes of these people. */
export async function mailsOf(world: World, addresses: string[]): Promise<ReceivedMail[]> {
  const each = await Promise.all(addresses.map((address) => readInbox(homeOf(world, address), address)));
  return each.flat();
}

/** Who has how many mails with this subject. */
export function countMails(mails: ReceivedMail[], subject: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mail of mails) if (mail.subject === subject) counts.set(mail.to, (counts.get(mail.to) ?? 0) + 1);
  return counts;
}

/** Recipients to whom a host's Postfix says it handed a mail with one of these Message-IDs, each time it says so. */
export function deliveriesIn(log: string): Map<string, number> {
  const ids = new Map<string, string>();
  for (const [, queueId = '', messageId = ''] of log.matchAll(/postfix\/cleanup\[\d+\]: (\w+): message-id=(\S+)/g))
    ids.set(queueId, messageId);
  const counts = new Map<string, number>();
  const delivered = /postfix\/lmtp\[\d+\]: (\w+): to=<([^>]+)>.*? status=sent/g;
  for (const [, queueId = '', to = ''] of log.matchAll(delivered)) {
    const key = `${ids.get(queueId)} ${to}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
