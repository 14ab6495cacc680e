import type { Alias, addAlias as addCall } from '@outrider/contract/compose/aliases';
import { AppError } from '@outrider/contract/errors';
import { formatAddress } from '@outrider/mail-kit/addresses/format-address';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { findMailboxNamed } from '../../mailboxes/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { checkSender } from './check-sender.ts';
import { addAlias, deleteAlias, listOwnAddresses } from './own-addresses.repository.ts';

export async function listAliases(db: Db, scope: Scope, accountId: string): Promise<{ aliases: Alias[] }> {
  const own = await listOwnAddresses(db, scope);
  const aliases = own.filter((one) => one.aliasId !== '' && (accountId === '' || one.mailboxId === accountId));
  return {
    aliases: aliases.map(({ aliasId, mailboxId, email, name }) => ({ aliasId, accountId: mailboxId, email, name })),
  };
}

/** Asked of the mailbox's own server, as the composer does before it sends from another address. */
export async function keepAlias(
  deps: Pick<ComposeDeps, 'db' | 'now' | 'trySender'>,
  scope: Scope,
  { accountId, email, name }: z.output<typeof addCall.input>,
): Promise<Alias> {
  if (!(await findMailboxNamed(deps.db, scope, accountId))) throw new AppError('notFound');
  const typed = formatAddress({ name, address: email });
  const checked = await checkSender(deps, scope, { mailbox: accountId, typed }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.reason === 'accountInvalid')) throw error;
    throw new AppError('aliasRefused', { values: { words: wordsIn(error) } });
  });
  // Another mailbox's own address, or this one's.
  if (checked.mailboxId !== accountId || checked.aliasId === '')
    throw new AppError('aliasRefused', { values: { words: '' } });
  const aliasId = await addAlias(deps.db, scope, { mailboxId: accountId, email, name, at: deps.now() });
  return { aliasId, accountId, email, name };
}

const wordsIn = ({ data }: AppError): string =>
  typeof data === 'object' && data !== null && 'words' in data ? String(data.words) : '';

export async function removeAlias(db: Db, scope: Scope, aliasId: string): Promise<void> {
  if (!(await deleteAlias(db, scope, aliasId))) throw new AppError('notFound');
}
