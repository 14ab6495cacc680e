import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/migrate.ts';
import { emptyDatabase } from '../../platform/testing/test-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The last migration that changed nothing about what is found of contacts; any later one may. */
const BEFORE = '0099';

test('what is found of a contact from before later migrations is as if it were made anew', async () => {
  const database = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const earlier = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, BEFORE.length) <= BEFORE);
    for (const name of earlier) await copyFile(join(MIGRATIONS, name), join(folder, name));
    await migrate(database.url, folder);
    await sql`insert into contacts (id, workspace_id, email, last_name, created_at, last_event_at)
      values (${randomUUID()}, ${randomUUID()}, 'vogel@nordkai.test', 'Vogel', now(), now())`.execute(database.db);
    await migrate(database.url, MIGRATIONS);
    const found = async () =>
      (
        await sql`select array(select unnest(facets) order by 1) as facts, search_text from contacts`.execute(
          database.db,
        )
      ).rows;
    const kept = await found();
    await sql`update contacts set facets = null`.execute(database.db);
    expect(kept).toEqual(await found());
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
