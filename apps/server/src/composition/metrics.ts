import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { SendingDeps } from '../modules/sending/index.ts';
import type { Db } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';

type OnOutcome = NonNullable<SendingDeps['onOutcome']>;

export type Metrics = { onOutcome: OnOutcome; onReply: () => void };

/**
 * What an operator watches (Prometheus: metric and label naming). Counters are this process's own since its start, so that
 * each worker is seen by itself; gauges are of the whole installation, asked for when they are read.
 */
export function createMetrics({ db, log, registry }: { db: Db; log: Log; registry: Registry }): Metrics {
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const mails = {
    sent: counter('outrider_mails_sent_total', 'Campaign mails a server took from this process'),
    refused: counter('outrider_mails_refused_total', 'Campaign mails a server refused for good'),
    deferred: counter('outrider_mails_deferred_total', 'Campaign mails a server asked to bring later'),
    doubt: counter('outrider_mails_doubted_total', 'Campaign mails whose connection broke after the last byte'),
  };
  const replies = counter('outrider_replies_total', 'Answers of people to campaign mails, read by this process');
  const gauge = (name: string, help: string, ask: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A database that is away is reported by /readyz; the counters are worth reading meanwhile.
        this.set(await ask().catch(() => Number.NaN));
      },
    });
  gauge('outrider_mails_in_doubt', 'Campaign mails of which nobody knows yet whether they left', () => askDoubts(db));
  gauge('outrider_queue_oldest_due_seconds', 'For how long the oldest mail that is due has waited', () => askAge(db));
  gauge('outrider_sync_lag_seconds', 'For how long the active mailbox read longest ago has not been read', () =>
    askLag(db),
  );
  gauge('outrider_send_workers', 'Workers that send and are alive', () => askWorkers(db));
  return {
    onReply: () => replies.inc(),
    onOutcome({ kind, mailboxId, campaignId, words }) {
      mails[kind].inc();
      const about = { mailbox: mailboxId, campaign: campaignId };
      if (kind === 'refused') log.info({ ...about, reason: hideNames(words) }, 'A mail was refused');
      if (kind === 'doubt')
        log.warn(about, 'A connection broke after the last byte; whether the mail left is looked up');
    },
  };
}

/** Servers repeat a mail's recipient; who is written to stays out of the log. */
const hideNames = (words: string) => words.replace(/[^\s<>@:;,]{1,64}@/g, '…@');

async function ask(db: Db, query: ReturnType<typeof sql<{ n: number | null }>>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number(rows[0]?.n ?? 0);
}

const askDoubts = (db: Db) => ask(db, sql`select count(*)::int as n from send_ledger where doubt_at is not null`);

/** By the index of what is open, one entry for each mailbox of a running campaign; a scan would cost with the ledger. */
const askAge = (db: Db) =>
  ask(
    db,
    sql`select greatest(0, extract(epoch from product_now() - min(l.due_at)))::float8 as n
    from campaigns c join campaign_mailboxes m on m.campaign_id = c.id
      cross join (values (true), (false)) as f (is_follow_up)
      cross join lateral (select due_at from send_ledger o
        where o.open and o.mailbox_id = m.mailbox_id and o.campaign_id = c.id and o.is_follow_up = f.is_follow_up
        order by due_at limit 1) l
    where c.status = 'progressing'`,
  );

const askLag = (db: Db) =>
  ask(
    db,
    sql`select extract(epoch from product_now() - min(s.last_at))::float8 as n
    from inbox_syncs s join mailboxes m on m.id = s.mailbox_id where m.status = 'active'`,
  );

const askWorkers = (db: Db) =>
  ask(db, sql`select count(*)::int as n from send_workers where alive_until > clock_timestamp()`);
