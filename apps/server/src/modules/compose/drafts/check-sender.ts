import { AppError } from '@outrider/contract/errors';
import { formatAddress } from '@outrider/mail-kit/addresses/format-address';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { Scope } from '../../../platform/db.ts';
import { findMailboxNamed } from '../../mailboxes/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { addAlias, listOwnAddresses } from './own-addresses.repository.ts';

export type CheckedSender = { mailboxId: string; account: string; aliasId: string };

/**
 * Whether a draft may be sent from another address: it is ours, and the mailbox's server lets it through. Ours is an address of
 * a mailbox or an alias, or one of a mailbox's own domain, which becomes an alias once its server has taken it.
 */
export async function checkSender(
  { db, now, trySender }: Pick<ComposeDeps, 'db' | 'now' | 'trySender'>,
  scope: Scope,
  { mailbox: named, typed }: { mailbox: string; typed: string },
): Promise<CheckedSender> {
  const sender = parseAddress(typed.trim());
  if (!sender) throw new AppError('accountInvalid');
  const address = sender.address.toLowerCase();
  const own = await listOwnAddresses(db, scope);
  const known = own.find(({ email }) => email === address);
  const mailboxId = known?.mailboxId ?? (named === '' ? undefined : (await findMailboxNamed(db, scope, named))?.id);
  const isOurs =
    known !== undefined || own.some((one) => one.mailboxId === mailboxId && domainOf(one.email) === domainOf(address));
  if (mailboxId === undefined || !isOurs) throw new AppError('accountInvalid');
  const words = await trySender(scope, mailboxId, address);
  if (words !== undefined) throw new AppError('accountInvalid', { data: { words } });
  const name = sender.name ?? known?.name ?? '';
  const aliasId = known ? known.aliasId : await addAlias(db, scope, { mailboxId, email: address, name, at: now() });
  return { mailboxId, account: formatAddress({ name, address }), aliasId };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
