import { aRound, OPEN_ALWAYS } from '../../apps/server/src/modules/campaign-management/testing.ts';
import type { Database } from '../../apps/server/src/platform/db.ts';
import type { ContactStore } from '../contact-store.ts';

type Wish = { leads: number; mailboxes: number; status: 'new' | 'progressing'; rounds: 'under way' | 'done' | 'none' };

const DELAYS = [0, 3, 4];
/** The second one has a value in it that nobody has a default for. */
const ROUNDS = DELAYS.map((count, round) =>
  aRound(round === 1 ? 'Your {{carrierCount}} carriers in {{city}}' : 'Freight audits', {
    delay: { count, unit: 'day' },
  }),
);
const OFFICE = { ...OPEN_ALWAYS.schedule, days: [1, 2, 3, 4, 5], from: 540, to: 1_020, zone: 'Europe/Berlin' };

/** A campaign as weeks of sending leave it behind; drawn by the database, whose statistics know nothing of it yet. */
export async function fillCampaign(
  { pool, scope: { workspaceId } }: Pick<ContactStore, 'scope'> & Pick<Database, 'pool'>,
  { leads, mailboxes, status, rounds }: Wish,
): Promise<string> {
  const id = crypto.randomUUID();
  const mailboxIds = Array.from({ length: mailboxes }, () => crypto.randomUUID());
  await pool.query(
    `insert into mailboxes (id, workspace_id, email, provider, provider_name, login_method, smtp_host, smtp_port, smtp_security,
       smtp_user, imap_host, imap_port, imap_security, imap_user, created_at, status, status_since, sender_name, daily_cap,
       gap_minutes, ramp, signature, reply_to, tracking_domain, time_zone, warmup, warmup_cap, warmup_reply_percent,
       checks_due_at, warmup_since, warmup_state)
     select m, $2, 'm-' || m || '@harborline.test', 'google', 'Google', 'password', 'smtp.test', 587, 'starttls', 'u', 'imap.test',
       993, 'tls', 'u', now() - interval '1 year', 'active', now(), 'Maya', 60, 10, false, '', '', '', 'Europe/Berlin', false,
       20, 30, now(), now(), 'off' from unnest($1::uuid[]) m`,
    [mailboxIds, workspaceId],
  );
  const settings = { ...OPEN_ALWAYS, schedule: OFFICE, senders: { mailboxIds, tagIds: [] } };
  await pool.query(
    `insert into campaigns (id, workspace_id, name, status, settings, rounds, created_at, changed_at, launched_at)
     values ($1, $2, 'Freight audit', $3, $4, $5, now(), now(), now())`,
    [id, workspaceId, status, JSON.stringify(settings), JSON.stringify(ROUNDS)],
  );
  await pool.query(
    `insert into campaign_mailboxes (mailbox_id, campaign_id, workspace_id) select m, $2, $3 from unnest($1::uuid[]) m`,
    [mailboxIds, id, workspaceId],
  );
  await pool.query(
    `with r as (insert into recipients (workspace_id, address, provider)
       select $1, 'p' || n || '-' || $2 || '@company' || n / 4 || '.test',
         (array['google', 'microsoft', 'yahoo', 'other'])[1 + n % 4] from generate_series(1, $3::int) n returning id)
     insert into campaign_leads (workspace_id, campaign_id, recipient_id, mailbox_id, fields, added_at, category)
     select $1, $2::uuid, id, ($4::uuid[])[1 + id % $5::int], '{"firstName": "Katrin", "company": "Nordkai"}', now(), 'VALID'
     from r order by id`,
    [workspaceId, id, leads, mailboxIds, mailboxes],
  );
  if (rounds !== 'none') await fillLedger(pool, id, rounds === 'done');
  else await fillContacts(pool, id);
  return id;
}

/** People of a file that nobody has mailed yet: with values of their own, beside what their contacts say. */
async function fillContacts(pool: Database['pool'], campaignId: string) {
  await pool.query(
    `update campaign_leads set category = case when id % 20 = 0 then 'UNKNOWN' else 'VALID' end,
       fields = jsonb_build_object('firstName', 'Katrin' || id, 'company', 'Nordkai ' || id % 1000, 'carrierCount', id % 90)
     where campaign_id = $1`,
    [campaignId],
  );
  await pool.query(
    `insert into contacts (id, workspace_id, email, first_name, last_name, company, city, created_at, last_event_at)
     select gen_random_uuid(), r.workspace_id, r.address, 'Anna', 'Lehn' || r.id % 500, r.domain, 'Hamburg', now(), now()
     from campaign_leads l join recipients r on r.id = l.recipient_id where l.campaign_id = $1`,
    [campaignId],
  );
}

/** Under way: of four people one has all rounds behind them, one two, one one, and one waits for the first. */
async function fillLedger(pool: Database['pool'], campaignId: string, isDone: boolean) {
  await pool.query(
    `insert into send_ledger (workspace_id, campaign_id, lead_id, round, variant, mailbox_id, recipient_id, message_id, due_at,
       state, open, settled_at, opens, machine_opens, clicks, replied_at, bounced_at)
     select workspace_id, campaign_id, id, round, case when is_sent then 'a' else '' end, mailbox_id, recipient_id,
       id || '.' || round, case when is_sent then now() - interval '9 days' else now() + (id % 5) * interval '1 day' end,
       case when is_sent then 'accepted' else 'planned' end, not is_sent,
       case when is_sent then now() - (10 - round * 3) * interval '1 day' - (id % 480) * interval '1 minute' end,
       (is_sent and id % 3 = 0)::int, (is_sent and id % 5 = 0)::int, (is_sent and id % 11 = 0)::int,
       case when is_sent and id % 17 = 0 then now() end, case when is_sent and id % 61 = 0 then now() end
     from campaign_leads cross join generate_series(0, 2) round
     cross join lateral (select $2 or round < id % 4 as is_sent) s
     where campaign_id = $1 and (is_sent or round = id % 4)`,
    [campaignId, isDone],
  );
}
