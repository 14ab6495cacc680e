import type { Contrast } from '@outrider/email-verifier/contrast';
import type { Db } from '../../platform/db.ts';
import './verification.tables.ts';

/** Of no workspace: what a domain tells strangers is the same whoever asks. */
export async function recallContrast(db: Db, domain: string, since: Date): Promise<Contrast | undefined> {
  const row = await db
    .selectFrom('domain_contrasts')
    .select('contrast')
    .where('domain', '=', domain)
    .where('learned_at', '>=', since)
    .executeTakeFirst();
  return row?.contrast;
}

export const rememberContrast = (db: Db, domain: string, contrast: Contrast, at: Date) =>
  db
    .insertInto('domain_contrasts')
    .values({ domain, contrast: JSON.stringify(contrast), learned_at: at })
    .onConflict((conflict) =>
      conflict.column('domain').doUpdateSet({ contrast: JSON.stringify(contrast), learned_at: at }),
    )
    .execute();
