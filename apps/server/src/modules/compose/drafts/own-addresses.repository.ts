import { randomUUID } from 'node:crypto';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../compose.tables.ts';

export type OwnAddress = {
  mailboxId: string;
  email: string;
  name: string;
  /** Empty for the mailbox's own. */
  aliasId: string;
};

/** Every mailbox of the workspace, and then their aliases. */
export async function listOwnAddresses(db: Db | Trx, { workspaceId }: Scope): Promise<OwnAddress[]> {
  const { rows } = await sql<OwnAddress>`select "mailboxId", email, name, "aliasId" from (
      select id as "mailboxId", email, sender_name as name, '' as "aliasId", 1 as turn from mailboxes where workspace_id = ${workspaceId}
      union all select mailbox_id, email, name, id::text, 2 from mailbox_aliases where workspace_id = ${workspaceId}) own
    order by turn, email`.execute(db);
  return rows;
}

/** Who a draft of a mailbox is from: the address it names, if that is one of the mailbox's own, else the mailbox. */
export async function findSender(
  db: Db | Trx,
  scope: Scope,
  mailboxId: string,
  account: string,
): Promise<{ name: string; address: string } | undefined> {
  const own = (await listOwnAddresses(db, scope)).filter((address) => address.mailboxId === mailboxId);
  const named = parseAddress(account.trim());
  const sender = own.find(({ email }) => email === named?.address.toLowerCase()) ?? own[0];
  return sender && { name: named?.name ?? sender.name, address: sender.email };
}

/** Whether a mailbox may send from an address, typed with a name or without: its own, or an alias of it. */
export async function isSenderOf(db: Db | Trx, scope: Scope, mailboxId: string, typed: string): Promise<boolean> {
  const address = parseAddress(typed)?.address.toLowerCase();
  const own = await listOwnAddresses(db, scope);
  return own.some((one) => one.mailboxId === mailboxId && one.email === address);
}

/** An address the mailbox's server has let through. Gives its id. */
export async function addAlias(
  db: Db,
  { workspaceId }: Scope,
  { mailboxId, email, name, at }: { mailboxId: string; email: string; name: string; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('mailbox_aliases')
    .values({ id: randomUUID(), workspace_id: workspaceId, mailbox_id: mailboxId, email, name, created_at: at })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'email']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAlias(db: Db, { workspaceId }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailbox_aliases')
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
