import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, type Scope } from '../apps/server/src/platform/db.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/src/migrations', import.meta.url));

export type ContactStore = {
  url: string;
  db: Database['db'];
  pool: Database['pool'];
  scope: Scope;
  userId: string;
  /** For files of the bench. */
  folder: string;
  close(): Promise<void>;
};

/** A PostgreSQL as the product starts it, with one empty workspace and a user in it, which is gone afterwards. */
export async function openContactStore(): Promise<ContactStore> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-bench-'));
  const postgres = await startEmbeddedPostgres({ folder });
  await migrate(postgres.url, MIGRATIONS);
  const database = openDatabase(postgres.url);
  const { db, pool } = database;
  const scope = { workspaceId: crypto.randomUUID() };
  await pool.query(`insert into workspaces (id, plan, created_at) values ($1, 'scale', now())`, [scope.workspaceId]);
  const userId = crypto.randomUUID();
  await pool.query(
    `insert into users (id, workspace_id, email, company_name, language, created_at)
     values ($1, $2, 'maya@harborline.test', 'Harborline', 'en', now())`,
    [userId, scope.workspaceId],
  );
  return {
    url: postgres.url,
    db,
    pool,
    scope,
    userId,
    folder,
    async close() {
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Labels = { tags: string[]; lists: string[]; campaigns: string[] };

/** What weeks of use leave behind: labels on some, verdicts on most, and something that happened with everybody. */
export async function liveThrough({ pool, scope }: ContactStore): Promise<Labels> {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const labels = { tags: ids(40), lists: ids(10), campaigns: ids(5) };
  const oneOf = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))::int]`;
  const some = (list: string, share: number) =>
    `case when random() < ${share} then array[${oneOf(list)}] else '{}' end`;
  const events = `array['added', 'sent', 'openedByPerson', 'clicked', 'replied', 'bounced', 'verified']`;
  const verdicts = `array['VALID', 'VALID', 'VALID', 'INVALID', 'UNKNOWN', 'DOMAIN_ERROR', 'UNCHECKED', null]`;
  await pool.query(
    `update contacts set
       tag_ids = ${some('$2::uuid[]', 0.4)}, list_ids = ${some('$3::uuid[]', 0.33)},
       campaign_ids = ${some('$4::uuid[]', 0.2)}, last_event = ${oneOf(events)},
       created_at = now() - random() * interval '1 year', last_event_at = now() - random() * interval '1 year',
       verification_category = ${oneOf(verdicts)}, suppressed_at = case when random() < 0.02 then now() end
     where workspace_id = $1`,
    [scope.workspaceId, labels.tags, labels.lists, labels.campaigns],
  );
  await pool.query(
    `insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
     select gen_random_uuid(), $1, id, last_event_at, ${oneOf(`array['replied', 'clicked', 'openedByPerson']`)}, '', ''
     from contacts where workspace_id = $1 and random() < 0.2`,
    [scope.workspaceId],
  );
  return labels;
}
