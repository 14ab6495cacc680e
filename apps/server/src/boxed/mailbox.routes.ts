import { AppError } from '@outrider/contract/errors';
import { createBoxedMailbox, deliverBoxedMail, setBoxedMailbox } from '@outrider/contract/sandbox-mailboxes';
import type { Api } from '../platform/http/serve.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** Mailboxes for the product to connect to, and what goes wrong in one of them. */
export function boxedMailboxRoutes(api: Api, recorded: RecordedBox) {
  const { mailboxes, zones } = recorded.box;
  serveRecorded(api, recorded, createBoxedMailbox, async ({ address, password, host, isReady }) => {
    if (!mailboxes.list().some(({ name }) => name === host)) throw new AppError('notFound');
    if (mailboxes.has(address)) return {};
    const domain = address.slice(address.lastIndexOf('@') + 1);
    if (isReady && zones.list(domain).length === 0) await mailboxes.addDomain({ domain, host });
    mailboxes.create({ address, password, host });
    return {};
  });
  serveRecorded(api, recorded, setBoxedMailbox, async ({ address, trouble }) => {
    if (!mailboxes.has(address)) throw new AppError('notFound');
    mailboxes.setTrouble(address, trouble === 'none' ? undefined : trouble);
    return {};
  });
  serveRecorded(api, recorded, deliverBoxedMail, async ({ address, mails }) => {
    if (!mailboxes.has(address)) throw new AppError('notFound');
    for (const mail of mails) mailboxes.deliver(address, Buffer.from(mail));
    return {};
  });
}
