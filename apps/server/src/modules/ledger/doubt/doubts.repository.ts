import type { DoubtProof } from '@outrider/contract/campaigns/doubts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { LedgerState, OwnerKind } from '../ledger.tables.ts';

export type Doubt = {
  id: string;
  ownerKind: OwnerKind;
  workspaceId: string;
  mailboxId: string;
  messageId: string;
  doubtAt: Date;
};

const DOUBT = sql`id, owner_kind as "ownerKind", workspace_id as "workspaceId", mailbox_id as "mailboxId", message_id as "messageId",
  doubt_at as "doubtAt"`;

/** Mails in doubt whose next look is due, so many minutes after the doubt began for each; oldest first. */
export async function listDoubts(
  db: Db,
  { lookAfterMin, now, limit }: { lookAfterMin: readonly number[]; now: Date; limit: number },
): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`select ${DOUBT} from send_ledger where doubt_at is not null and state = 'doubt'
      and doubt_at <= ${now}::timestamptz - make_interval(mins => (${[...lookAfterMin]}::int[])[looked_up + 1])
    order by doubt_at limit ${limit}`.execute(db);
  return rows;
}

export type ProvenDoubt = Doubt & { proof: DoubtProof };

/** Mails in doubt of which something was heard before their worker was known to be dead. */
export async function listProvenDoubts(db: Db, limit: number): Promise<ProvenDoubt[]> {
  const { rows } = await sql<ProvenDoubt>`select ${DOUBT}, proof from send_ledger
    where doubt_at is not null and state = 'doubt' and proof is not null order by doubt_at limit ${limit}`.execute(db);
  return rows;
}

/** Mails in doubt since then or before. */
export async function listAgedDoubts(db: Db, { since, limit }: { since: Date; limit: number }): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`select ${DOUBT} from send_ledger
    where doubt_at is not null and doubt_at <= ${since} and state = 'doubt' order by doubt_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

export const noteLookedUp = async (db: Db, id: string, words: string): Promise<void> => {
  await sql`update send_ledger set looked_up = looked_up + 1, reason = ${words}
    where id = ${id} and state = 'doubt'`.execute(db);
};

/** What a proof is about: a mail in doubt, on its way, to be sent again, or counted as sent without one. */
const PROVABLE = sql`(state in ('complete', 'doubt')
  or state in ('planned', 'stopped') and doubt_settled_by in ('toldUnsent', 'absentInSent')
  or state in ('taken', 'accepted') and doubt_settled_by = 'age')`;

export type Provable = {
  ownerKind: OwnerKind;
  mailboxId: string;
  messageId: string;
  state: LedgerState;
  leftAt: Date;
};

const readProvableBy = async (trx: Trx, id: string, lock: 'lock' | 'read'): Promise<Provable | undefined> => {
  const { rows } = await sql<Provable>`select owner_kind as "ownerKind", mailbox_id as "mailboxId",
      message_id as "messageId", state, coalesce(settled_at, taken_at, doubt_at, completed_at) as "leftAt"
    from send_ledger where id = ${id} and ${PROVABLE} ${lock === 'lock' ? sql`for update` : sql``}`.execute(trx);
  return rows[0];
};

export const readProvable = (trx: Trx, id: string) => readProvableBy(trx, id, 'read');
export const lockProvable = (trx: Trx, id: string) => readProvableBy(trx, id, 'lock');

export const keepProof = async (trx: Trx, id: string, proof: DoubtProof): Promise<void> => {
  await sql`update send_ledger set proof = coalesce(proof, ${proof}) where id = ${id}`.execute(trx);
};

/** It left when its last byte was written: what follows it counts from there. */
const TAKEN = sql`state = 'taken', open = true, taken_at = coalesce(doubt_at, completed_at, product_now()), settled_at = null,
  doubt_at = null`;

/** The server had it. What is recorded already stays so, with what it is counted by. */
export const takeProven = async (
  trx: Trx,
  id: string,
  { proof, at }: { proof: DoubtProof; at: Date },
): Promise<void> => {
  const settled = sql`doubt_settled_by = ${proof}, doubt_settled_at = ${at}, doubt_settled_name = ''`;
  await sql`update send_ledger set ${settled} where id = ${id} and state in ('taken', 'accepted')`.execute(trx);
  await sql`update send_ledger set ${settled}, ${TAKEN}, reason = ${proof}
    where id = ${id} and state in ('doubt', 'planned', 'stopped')`.execute(trx);
};

export type SettledDoubt = { id: string; workspaceId: string; ownerKind: OwnerKind };

const SETTLED = sql`id, workspace_id as "workspaceId", owner_kind as "ownerKind"`;

/** Nothing was heard of them for so long: counted as sent. What was proved meanwhile is left to its proof. */
export async function takeAged(trx: Trx, ids: readonly string[], at: Date): Promise<SettledDoubt[]> {
  const { rows } = await sql<SettledDoubt>`update send_ledger set ${TAKEN}, reason = 'age', doubt_settled_by = 'age',
      doubt_settled_at = ${at}, doubt_settled_name = ''
    where id = any(${[...ids]}::bigint[]) and state = 'doubt' and proof is null returning ${SETTLED}`.execute(trx);
  return rows;
}

/** A person knows that they went out. */
export async function takeConfirmed(
  trx: Trx,
  ids: readonly string[],
  { at, name }: { at: Date; name: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update send_ledger set ${TAKEN}, reason = 'toldSent',
      doubt_settled_by = 'toldSent', doubt_settled_at = ${at}, doubt_settled_name = ${name}
    where id = any(${[...ids]}::bigint[]) and state = 'doubt' returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
