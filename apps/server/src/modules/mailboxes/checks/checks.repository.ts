import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { anyOf } from '../mailboxes.repository.ts';

export async function listResults(db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]) {
  const rows = await db
    .selectFrom('mailbox_checks')
    .select(['mailbox_id', 'name', 'verdict', 'finding', 'values', 'facts', 'fix', 'checked_at'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', anyOf(ids))
    .execute();
  return rows.map(({ mailbox_id, name, checked_at, ...result }) => ({
    mailboxId: mailbox_id,
    result: { check: name, checkedAt: checked_at.toISOString(), ...result } satisfies CheckResult,
  }));
}

export async function replaceResults(
  trx: Trx,
  { workspaceId }: Scope,
  mailboxId: string,
  results: readonly CheckResult[],
): Promise<void> {
  if (results.length === 0) return;
  await trx
    .insertInto('mailbox_checks')
    .values(
      results.map(({ check, verdict, finding, values, facts, fix, checkedAt }) => ({
        workspace_id: workspaceId,
        mailbox_id: mailboxId,
        name: check,
        verdict,
        finding,
        values: JSON.stringify(values),
        facts: JSON.stringify(facts),
        fix: fix && JSON.stringify(fix),
        checked_at: new Date(checkedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['mailbox_id', 'name']).doUpdateSet((eb) => ({
        verdict: eb.ref('excluded.verdict'),
        finding: eb.ref('excluded.finding'),
        values: eb.ref('excluded.values'),
        facts: eb.ref('excluded.facts'),
        fix: eb.ref('excluded.fix'),
        checked_at: eb.ref('excluded.checked_at'),
      })),
    )
    .execute();
}

/**
 * Of all workspaces: the one who looks is the installation's own clock. Due times are moved on in the same step, so that
 * no other worker takes the same mailboxes.
 */
export async function takeDueChecks(trx: Trx, at: Date, until: Date, limit: number) {
  const { rows } = await sql<{ id: string; workspaceId: string }>`update mailboxes
    set checks_due_at = ${until}, checks_wanted_at = ${at}
    where id in (select id from mailboxes where checks_due_at <= ${at}
      order by checks_due_at limit ${limit} for update skip locked)
    returning id, workspace_id as "workspaceId"`.execute(trx);
  return rows;
}
