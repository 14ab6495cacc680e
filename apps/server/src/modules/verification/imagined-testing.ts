import { randomUUID } from 'node:crypto';
import type { VerifierPorts } from '@outrider/email-verifier/ports';
import type { Db } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { recordVerifications } from '../contacts/index.ts';
import { insertRows } from './rows.repository.ts';
import { insertTask } from './tasks.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';
import './verification.tables.ts';

export type ImaginedDeps = VerificationDeps & {
  /** Jobs that were asked for. */
  asked: string[];
  /** Whether known hosts answer. */
  route: { isOpen: boolean };
};

const answered = { kind: 'found' as const, records: ['192.0.2.25'] };
const nothing = async () => ({ kind: 'none' as const });

/** Everything but the database is imagined: what the verifier decides about hosts is proven elsewhere. */
export function imaginedDeps(db: Db, probe: VerifierPorts, now: () => Date): ImaginedDeps {
  const asked: string[] = [];
  const route = { isOpen: true };
  return {
    asked,
    route,
    db,
    now,
    systemNow: now,
    probe,
    log: createLog('silent'),
    pause: async () => undefined,
    jobs: { enqueue: async (_trx, name) => void asked.push(name) },
    retryAfterMs: [60_000, 300_000],
    contacts: {
      record: recordVerifications,
      listEmails: async () => [],
      listImported: async () => [],
      add: async () => ({ added: 0, already: 0, suppressed: 0 }),
    },
    nameOf: async () => 'Maya Lindqvist',
    selfCheck: {
      route: 'direct',
      helloName: 'verify.harborline.test',
      knownHosts: ['mx1.known.test', 'mx2.known.test'],
      mailServers: [],
      resolver: {
        resolve4: async (name) => (name.endsWith('.known.test') ? answered : { kind: 'noSuchName' }),
        resolve6: nothing,
        resolveMx: nothing,
        resolveTxt: nothing,
        resolvePtr: nothing,
        resolveCname: nothing,
        resolveNs: nothing,
        resolveSoa: nothing,
        resolveSrv: nothing,
      },
      greet: async () =>
        route.isOpen ? { kind: 'answered', words: '250 hello' } : { kind: 'silence', why: 'timedOut' },
      mayReach: () => true,
      canConnect: async () => true,
      strangeName: () => 'nobody.test',
    },
  };
}

/** A workspace with a task whose quota is set aside already. */
export async function aTask({ db, now }: Pick<ImaginedDeps, 'db' | 'now'>, emails: string[]) {
  const [workspaceId, taskId] = [randomUUID(), randomUUID()];
  const scope = { workspaceId };
  await db.insertInto('workspaces').values({ id: workspaceId, plan: 'scale', created_at: now() }).execute();
  const quota = { workspace_id: workspaceId, quota_type: 'VERIFICATION', period_start: '2026-11-01' };
  await db
    .insertInto('quota_usage')
    .values({ ...quota, used: 0, reserved: emails.length })
    .execute();
  await db.transaction().execute(async (trx) => {
    await insertTask(trx, {
      id: taskId,
      workspace_id: workspaceId,
      name: 'Fair',
      source: 'paste',
      file_name: '',
      state: 'running',
      names_only: false,
      recheck_of: null,
      total: emails.length,
      quota_period: '2026-11-01',
      by_user_id: null,
      by_name: 'Maya',
      started_at: now(),
      ended_at: null,
    });
    await insertRows(trx, scope, taskId, emails);
  });
  return { scope, taskId };
}

export async function usageOf(db: Db, { workspaceId }: { workspaceId: string }) {
  return db
    .selectFrom('quota_usage')
    .select(['used', 'reserved'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
}
