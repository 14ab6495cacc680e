import { createTransport } from 'nodemailer';
import { openClient } from '../product/open-client.ts';
import type { World } from '../world/build-world.ts';
import { PASSWORD } from '../world/places.ts';
import type { ReceivedMail } from '../world/read-maildir.ts';
import type { RunningMailHost } from '../world/start-mail-host.ts';

/** By the server of the one who writes, as their own mail program would. */
async function submit(
  { authority }: World,
  { host }: RunningMailHost,
  mail: Record<string, unknown> & { from: string },
) {
  const transport = createTransport({
    host: host.address,
    port: 587,
    requireTLS: true,
    tls: { ca: authority.ca, servername: host.name },
    auth: { user: mail.from, pass: PASSWORD },
  });
  await transport.sendMail(mail);
  transport.close();
}

export const answer = (world: World, home: RunningMailHost, mail: ReceivedMail, text: string) =>
  submit(world, home, {
    from: mail.to,
    to: mail.header('from'),
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: mail.messageId,
    text,
  });

/** RFC 2369: the addresses of List-Unsubscribe, each in angle brackets. */
const unsubscribeAddresses = (mail: ReceivedMail): string[] =>
  [...mail.header('list-unsubscribe').matchAll(/<([^>]+)>/g)].map(([, way = '']) => way);

/** RFC 8058: one POST, without a page. Gives whether there was such a link and it was taken. */
export async function optOutByLink({ authority }: World, mail: ReceivedMail): Promise<boolean> {
  const link = unsubscribeAddresses(mail).find((way) => way.startsWith('https://'));
  if (!link) return false;
  const { pathname, search, host } = new URL(link);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const visitor = openClient({ ca: authority.ca, host });
  const { status } = await visitor.ask('POST', pathname + search, Buffer.from('List-Unsubscribe=One-Click'), type);
  return status === 200;
}

/** The mail a mail program sends for its user. Gives whether there was an address for it. */
export async function optOutByMail(world: World, home: RunningMailHost, mail: ReceivedMail): Promise<boolean> {
  const way = unsubscribeAddresses(mail).find((each) => each.startsWith('mailto:'));
  if (!way) return false;
  const { pathname, searchParams } = new URL(way);
  const subject = searchParams.get('subject') ?? 'unsubscribe';
  const text = searchParams.get('body') ?? 'unsubscribe';
  await submit(world, home, { from: mail.to, to: decodeURIComponent(pathname), subject, text });
  return true;
}
