import type { CatchAllTest } from '@outrider/email-verifier/catch-all-test';
import type { Db } from '../../platform/db.ts';
import './verification.tables.ts';

/** Of no workspace: what a domain tells strangers is the same for all who ask. */
export async function recallCatchAllTest(db: Db, domain: string, since: Date): Promise<CatchAllTest | undefined> {
  const row = await db
    .selectFrom('catch_all_tests')
    .select('result')
    .where('domain', '=', domain)
    .where('learned_at', '>=', since)
    .executeTakeFirst();
  return row?.result;
}

export const rememberCatchAllTest = (db: Db, domain: string, catchAllTest: CatchAllTest, at: Date) =>
  db
    .insertInto('catch_all_tests')
    .values({ domain, result: JSON.stringify(catchAllTest), learned_at: at })
    .onConflict((conflict) =>
      conflict.column('domain').doUpdateSet({ result: JSON.stringify(catchAllTest), learned_at: at }),
    )
    .execute();
