import { openSession } from '../../apps/server/src/modules/identity/sessions/open-session.ts';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { startChildServer } from '../../scripts/child-server.ts';
import { fillCampaign } from '../forecast/rows.ts';
import { type LastingPostgres, startLastingPostgres } from '../lasting-postgres.ts';

type Wish = { campaigns: number; leads: number; users: number };

/** Of each campaign, shared with no other: what all of them wait for is looked at separately. */
const MAILBOXES_EACH = 2;

/** Where it answers, and the log-ins of those who work there. */
type LargeWorkspace = { origin: string; tokens: string[]; stop(): Promise<void> };

/** A workspace with many campaigns under way and several people in it, behind an API that does nothing but answer. */
export async function startLargeWorkspace(wish: Wish): Promise<LargeWorkspace> {
  const postgres = await startLastingPostgres();
  try {
    const tokens = await fillWorkspace(postgres, wish);
    const port = await freePort();
    const server = await startChildServer({
      args: ['apps/server/src/main.ts', 'api'],
      env: { PORT: String(port), OUTRIDER_DATA: postgres.folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' },
      readyAt: `http://127.0.0.1:${port}/readyz`,
    });
    return {
      origin: `http://127.0.0.1:${port}`,
      tokens,
      async stop() {
        await server.stop();
        await postgres.close();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

async function fillWorkspace({ db, pool }: LastingPostgres, { campaigns, leads, users }: Wish): Promise<string[]> {
  const scope = { workspaceId: crypto.randomUUID() };
  await pool.query(`insert into workspaces (id, plan, created_at) values ($1, 'scale', now())`, [scope.workspaceId]);
  for (let place = 0; place < campaigns; place += 1)
    await fillCampaign(
      { pool, scope },
      { leads, mailboxes: MAILBOXES_EACH, status: 'progressing', rounds: 'under way' },
    );
  await pool.query('analyze');
  const tokens: string[] = [];
  for (let place = 0; place < users; place += 1) {
    const userId = crypto.randomUUID();
    await pool.query(
      `insert into users (id, workspace_id, email, company_name, language, created_at)
       values ($1, $2, $3, 'Harborline', 'en', now())`,
      [userId, scope.workspaceId, `maya-${place}@harborline.test`],
    );
    const visit = { ip: '127.0.0.1', userAgent: 'bench', language: 'en' as const, cookies: '' };
    tokens.push((await openSession(db, { ...scope, userId }, visit, new Date())).token);
  }
  return tokens;
}
