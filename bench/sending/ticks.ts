import { aCampaign, memoryServer, testSendingDeps } from '../../apps/server/src/modules/campaign-management/testing.ts';
import { addWorker } from '../../apps/server/src/modules/ledger/index.ts';
import { leaveQueue } from '../../apps/server/src/modules/sending/dispatch/leave-queue.ts';
import { writeCampaignLedger } from '../../apps/server/src/modules/sending/dispatch/mark-rules.ts';
import { createCampaignRounds } from '../../apps/server/src/modules/sending/reservation/campaign-rounds.ts';
import { reserve } from '../../apps/server/src/modules/sending/reservation/reserve.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';
import { type LastingPostgres, startLastingPostgres } from '../lasting-postgres.ts';

export type TickWorld = {
  /** Reserves so many mails, one of each mailbox, notes what becomes of them and lets the mailboxes go; in milliseconds. */
  tick(mails: number): Promise<number>;
  close(): Promise<void>;
};

const HOUR_MS = 3_600_000;

/** So many people wait, spread evenly over mailboxes that keep a distance and are all due. */
export async function openTickWorld({ leads, mailboxes }: { leads: number; mailboxes: number }): Promise<TickWorld> {
  const postgres = await startLastingPostgres();
  const { db } = postgres;
  const notes = openDatabase(postgres.url, { maxConnections: 1, keepPlans: true });
  await fill(postgres, { leads, mailboxes });
  const deps = testSendingDeps(db, memoryServer());
  const me = await addWorker(db, HOUR_MS);
  const rounds = createCampaignRounds(deps.now);

  async function tick(mails: number): Promise<number> {
    const began = performance.now();
    const reservation = await reserve({ ...deps, rounds }, me, { held: [], fresh: mails });
    if (reservation.kind !== 'reserved') throw new Error(`the reservation was ${reservation.kind}`);
    const rows = reservation.queues.flatMap((queue) => queue.rows);
    if (rows.length !== mails) throw new Error(`${rows.length} mails were reserved`);
    const at = new Date();
    const marks = rows.map(({ id }) => ({
      id,
      state: 'complete' as const,
      at,
      detail: { variant: 'a', unseen: false },
    }));
    await writeCampaignLedger(notes.db, me, marks);
    const taken = rows.map(({ id }) => ({ id, state: 'taken' as const, at, reply: { code: 250, text: '2.0.0 Ok' } }));
    await writeCampaignLedger(notes.db, me, taken);
    for (const { mailbox } of reservation.queues)
      await leaveQueue(deps, me, {
        mailboxId: mailbox.id,
        rest: undefined,
        isUnspent: false,
        pausesUntil: undefined,
        now: deps.now(),
      });
    return performance.now() - began;
  }

  async function close() {
    await notes.close();
    await postgres.close();
  }

  return { tick, close };
}

/** By the database, from one of each that are as the product makes them. */
async function fill({ db, pool }: LastingPostgres, { leads, mailboxes }: { leads: number; mailboxes: number }) {
  const { campaignId, scope } = await aCampaign(db, { leads: 1, gapMinutes: 10 });
  const client = await pool.connect();
  // Nobody refers to anything that is not there; looking that up a million times would take most of the time.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'mailboxes' and is_generated = 'NEVER' and column_name not in ('id', 'email')`,
  );
  const names = rows[0]?.names ?? '';
  await client.query(
    `insert into mailboxes (id, email, ${names})
     select gen_random_uuid(), 'x' || n || '@harborline.test', ${names} from mailboxes, generate_series(2, $1::int) n`,
    [mailboxes],
  );
  await client.query(
    `insert into campaign_mailboxes (mailbox_id, campaign_id, workspace_id) select id, $1, workspace_id from mailboxes
     on conflict do nothing`,
    [campaignId],
  );
  await client.query(
    `with r as (insert into recipients (workspace_id, address, is_free_mail)
       select $1, 'q' || n || '@gmail.test', true from generate_series(1, $3::int) n returning id),
     m as (select id, row_number() over (order by id) - 1 as place from mailboxes)
     insert into campaign_leads (workspace_id, campaign_id, recipient_id, mailbox_id, fields, added_at)
     select $1, $2, r.id, m.id, '{"firstName": "Katrin"}', now() from r join m on m.place = r.id % $4::int`,
    [scope.workspaceId, campaignId, leads, mailboxes],
  );
  await client.query(
    `insert into send_ledger (workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at)
     select workspace_id, campaign_id, id, 0, mailbox_id, recipient_id, '<' || id || '@harborline.test>',
       now() - interval '1 hour' from campaign_leads l
     where not exists (select from send_ledger s where s.lead_id = l.id)`,
  );
  await client.query(
    `insert into send_queues (mailbox_id, workspace_id, next_at)
     select id, workspace_id, now() - random() * interval '1 hour' from mailboxes on conflict do nothing`,
  );
  client.release(true);
  await pool.query('vacuum analyze');
}
