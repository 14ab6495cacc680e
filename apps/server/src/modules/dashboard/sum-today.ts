import type { DashboardToday } from '@outrider/contract/dashboard';
import type { MailboxDays } from '../mailboxes/index.ts';

type InHour = { mailboxId: string; hour: Date; mails: number };

/** Everything that left or still leaves today, by mailbox. */
export type TodayFacts = {
  mailboxes: readonly MailboxDays[];
  campaigns: readonly InHour[];
  composed: readonly InHour[];
  warmup: readonly { mailboxId: string; hour: Date; sent: number; toCome: number }[];
  /** By the forecast. */
  ahead: readonly { mailboxId: string; moments: readonly number[] }[];
  now: Date;
  /** The hour of the asker's clock a moment lies in. */
  hourOf: (moment: number) => number;
};

type Bar = Omit<DashboardToday, 'next' | 'waitReason' | 'hours'>;

/**
 * What mailboxes can send today, every mail of it in exactly one part: what left, what still leaves, what is lost because
 * a mailbox does not send, and what is left over.
 */
export function sumToday(facts: TodayFacts): Bar & Pick<DashboardToday, 'hours'> {
  const hours = createHours();
  const bar: Bar = {
    sent: { campaigns: 0, warmup: 0, replies: 0 },
    toCome: { campaigns: 0, warmup: 0 },
    lost: { error: 0, paused: 0 },
    left: { reserve: 0, free: 0 },
    possible: 0,
  };
  const campaigns = Map.groupBy(facts.campaigns, ({ mailboxId }) => mailboxId);
  const composed = Map.groupBy(facts.composed, ({ mailboxId }) => mailboxId);
  const warmup = Map.groupBy(facts.warmup, ({ mailboxId }) => mailboxId);
  const ahead = new Map(facts.ahead.map(({ mailboxId, moments }) => [mailboxId, moments]));
  for (const { accountId, status, sent, warmup: warmed, cap, reserve } of facts.mailboxes) {
    const [own, written] = [campaigns.get(accountId) ?? [], composed.get(accountId) ?? []];
    const byCampaigns = Math.min(sent, sumOf(own));
    bar.sent.campaigns += byCampaigns;
    bar.sent.replies += sent - byCampaigns;
    bar.sent.warmup += warmed;
    for (const { hour, mails } of [...own, ...written]) hours.add(hour.getTime(), { sent: mails });
    const slots = warmup.get(accountId) ?? [];
    for (const slot of slots) hours.add(slot.hour.getTime(), { sent: slot.sent });
    const gone = sent + warmed;
    if (status !== 'active') {
      const room = Math.max(0, cap - gone);
      bar.lost[status] += room;
      bar.possible += gone + room;
      continue;
    }
    for (const { hour, toCome } of slots) {
      bar.toCome.warmup += toCome;
      hours.add(hour.getTime(), { toCome });
    }
    // A forecast may be a few seconds old: what was due before now is counted among what left.
    const moments = (ahead.get(accountId) ?? []).filter((at) => at >= facts.now.getTime());
    bar.toCome.campaigns += moments.length;
    for (const at of moments) hours.add(facts.hourOf(at), { toCome: 1 });
    const planned = moments.length + slots.reduce((sum, { toCome }) => sum + toCome, 0);
    // Warm-up is planned beside the cap of campaigns: both together may be more.
    const room = Math.max(0, cap - gone - planned);
    const kept = Math.min(room, reserve);
    bar.left.reserve += kept;
    bar.left.free += room - kept;
    bar.possible += gone + planned + room;
  }
  return { ...bar, hours: hours.all() };
}

const sumOf = (rows: readonly InHour[]) => rows.reduce((sum, { mails }) => sum + mails, 0);

function createHours() {
  const known = new Map<number, { sent: number; toCome: number }>();
  return {
    add(hour: number, { sent = 0, toCome = 0 }: { sent?: number; toCome?: number }) {
      const before = known.get(hour) ?? { sent: 0, toCome: 0 };
      known.set(hour, { sent: before.sent + sent, toCome: before.toCome + toCome });
    },
    all: () =>
      [...known]
        .toSorted(([one], [other]) => one - other)
        .filter(([, { sent, toCome }]) => sent + toCome > 0)
        .map(([at, counts]) => ({ at: new Date(at).toISOString(), ...counts })),
  };
}
