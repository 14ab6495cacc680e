import type { listRecipients as call, Recipient } from '@outrider/contract/compose/sending-help';
import type { z } from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';
import { type ContactToWrite, findContactsToWrite, listContactsToWrite } from '../../contacts/index.ts';
import { listRecentPeople } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { readSettings } from '../settings/settings.repository.ts';

export async function listRecipients(
  deps: ComposeDeps,
  caller: Caller,
  { tab: asked, search, limit }: z.output<typeof call.input>,
): Promise<z.input<typeof call.output>> {
  const tab = asked ?? (await readSettings(deps.db, caller)).customerTab;
  if (tab === 'RECENT') return { tab, recipients: await listRecent(deps, caller, { search, limit }) };
  const contacts = await listContactsToWrite(deps.db, caller, {
    search,
    limit,
    knownTo: tab === 'MY_CUSTOMER' ? caller.userId : null,
  });
  return { tab, recipients: contacts.map(describe) };
}

async function listRecent(
  { db, findSuppressed }: ComposeDeps,
  caller: Caller,
  wanted: { search: string; limit: number },
): Promise<Recipient[]> {
  const people = await listRecentPeople(db, caller, wanted);
  const emails = people.map(({ email }) => email);
  const contacts = new Map((await findContactsToWrite(db, caller, emails)).map((contact) => [contact.email, contact]));
  const suppressed = await findSuppressed(caller, emails);
  return people.map(({ email, name }) => {
    const contact = contacts.get(email);
    const stop = suppressed.get(email);
    return {
      email,
      name: contact?.name || name,
      company: contact?.company ?? '',
      contactId: contact?.id ?? null,
      suppressed: stop ? { reason: stop.reason, at: stop.at.toISOString() } : null,
    };
  });
}

const describe = ({ id, suppressedReason, suppressedAt, ...contact }: ContactToWrite): Recipient => ({
  ...contact,
  contactId: id,
  suppressed: suppressedReason && suppressedAt ? { reason: suppressedReason, at: suppressedAt.toISOString() } : null,
});
