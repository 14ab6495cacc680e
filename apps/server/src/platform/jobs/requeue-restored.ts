import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { JobDefinition, Jobs } from './jobs.ts';

/** Jobs that waited when a backup was made wait again after it was restored; once, as it is one transaction. */
export async function requeueRestored(db: Db, jobs: Jobs, definitions: readonly JobDefinition[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string; payload: unknown }>`delete from restored_jobs
      returning name, payload`.execute(trx);
    for (const { name, payload } of rows) {
      const definition = definitions.find((known) => known.name === name);
      const { success, data } = definition?.payload.safeParse(payload) ?? { success: false, data: undefined };
      if (definition && success) await jobs.enqueue(trx, definition.name, data);
    }
  });
}
