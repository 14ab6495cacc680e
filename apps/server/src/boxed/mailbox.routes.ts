import { AppError } from '@outrider/contract/errors';
import {
  type BoxedMailbox,
  createBoxedMailbox,
  deliverBoxedMail,
  listBoxedMailboxes,
  setBoxedMailbox,
} from '@outrider/contract/sandbox/mailboxes';
import type { Box } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';
import { PROVIDERS } from './boxed-mail.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** Mailboxes for the product to connect to, and what goes wrong in one of them. */
export function boxedMailboxRoutes(api: Api, recorded: RecordedBox) {
  const { mailboxes, zones } = recorded.box;
  servePublic(api, listBoxedMailboxes, async ({ search }) => listMailboxes(recorded.box, search.trim().toLowerCase()));
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

const LISTED_MAX = 100;

function listMailboxes({ mailboxes }: Box, words: string) {
  const found = mailboxes.accounts().filter(({ address, host }) => `${address} ${host}`.includes(words));
  return {
    mailboxes: found.slice(0, LISTED_MAX).flatMap((account): BoxedMailbox[] => {
      const known = PROVIDERS.find(({ smtp }) => smtp.host === `smtp.${account.host}`);
      if (!known) return [];
      const { name: providerName, smtp, imap } = known;
      return [{ ...account, providerName, smtp, imap, trouble: account.trouble ?? 'none' }];
    }),
    total: found.length,
    hosts: PROVIDERS.map(({ name, smtp }) => ({ host: smtp.host.replace(/^smtp\./, ''), providerName: name })),
  };
}
