import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type Journal, openJournal } from '../../../platform/journal.ts';
import type { Departure } from '../../ledger/index.ts';
import { recordLeft } from './record-left.ts';

/** Beside the database: which mails left, for the day on which an older copy of it is brought back. */
export type Departures = {
  /** With the system when it resolves, so that the mail may leave. */
  note(departures: readonly Departure[]): Promise<void>;
  /** Records what the database calls unsent; what was leaving and has no end is in doubt. Gives how many. */
  replay(db: Db): Promise<number>;
  /** Whether no mail left since then that is not noted here. */
  knowsAllSince(at: Date): Promise<boolean>;
  close(): Promise<void>;
};

/** About 30 bytes a mail. Copies of a database are brought back within days; for older ones there is Sent. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const CHUNK = 5_000;

type Options = {
  folder: string;
  now: () => Date;
  /** Whether nobody else sends for this database. */
  isAlone: boolean;
};

export function openDepartures({ folder, now, isAlone }: Options): Departures {
  const journal = openJournal({ folder, name: 'departures', now, keptDays: KEPT_DAYS });
  const begun = beginOf(folder, now);
  // A line in time: a later reader must not find that it began after the first mail.
  begun.catch(() => undefined);
  return {
    async note(departures) {
      await begun;
      await journal.append(departures.map(lineOf));
    },
    replay: (db) => replay(db, journal),
    async knowsAllSince(at) {
      const since = Math.max((await begun).getTime(), now().getTime() - (KEPT_DAYS - 1) * DAY_MS);
      return isAlone && at.getTime() >= since;
    },
    close: () => journal.close(),
  };
}

/** When the first line could be written. */
async function beginOf(folder: string, now: () => Date): Promise<Date> {
  const file = join(folder, 'departures-begun');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `${now().toISOString()}\n`, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return new Date((await readFile(file, 'utf8')).trim());
}

const number = (text: string) => BigInt(text).toString(36);

function lineOf(departure: Departure): string {
  if (departure.kind !== 'leaving') return `${departure.kind === 'left' ? 'l' : 'e'} ${number(departure.ledgerId)}`;
  const { ledgerId, place, at } = departure;
  const seconds = Math.floor(at.getTime() / 1_000).toString(36);
  return `d ${number(ledgerId)} ${place} ${seconds}`;
}

/** Of a campaign: whose mail it is, and which of theirs. Of the composer: `m` and its Message-ID. */
const LEAVING = /^d ([0-9a-z]+) (m|[0-9a-z]+) ([\w-]+) ([0-9a-z]+)$/;
const ENDED = /^([le]) ([0-9a-z]+)$/;

type NotedDeparture = {
  place: { leadId: string; round: number } | { messageId: string };
  at: Date;
  end: 'l' | 'e' | undefined;
};

/** The last word on each mail. */
function readLines(lines: readonly string[]): NotedDeparture[] {
  const noted = new Map<string, NotedDeparture>();
  for (const line of lines) {
    const [, id = '', whose = '', which = '', seconds = ''] = LEAVING.exec(line) ?? [];
    if (id) {
      const at = new Date(Number.parseInt(seconds, 36) * 1_000);
      const place =
        whose === 'm'
          ? { messageId: Buffer.from(which, 'base64url').toString() }
          : { leadId: readNumber(whose), round: Number(which) };
      noted.set(id, { place, at, end: undefined });
      continue;
    }
    const [, end, ended = ''] = ENDED.exec(line) ?? [];
    const mail = noted.get(ended);
    if (mail && (end === 'l' || end === 'e')) mail.end = end;
  }
  return [...noted.values()];
}

function readNumber(text: string): string {
  let read = 0n;
  for (const digit of text) read = read * 36n + BigInt(Number.parseInt(digit, 36));
  return read.toString();
}

async function replay(db: Db, journal: Journal): Promise<number> {
  const noted = readLines(await journal.read());
  let recorded = 0;
  for (let from = 0; from < noted.length; from += CHUNK)
    recorded += await replayChunk(db, noted.slice(from, from + CHUNK));
  return recorded;
}

async function replayChunk(db: Db, noted: readonly NotedDeparture[]): Promise<number> {
  const places = noted.map(({ place }) => ({ leadId: null, round: null, messageId: null, ...place }));
  const { rows } = await sql<{ id: string; place: string; state: string }>`select l.id, u.place, l.state
    from unnest(${places.map(({ leadId }) => leadId)}::bigint[], ${places.map(({ round }) => round)}::int[],
      ${places.map(({ messageId }) => messageId)}::text[]) with ordinality as u (lead_id, round, message_id, place)
    cross join lateral (
      select id, state from send_ledger where lead_id = u.lead_id and round = u.round
      union all
      select id, state from send_ledger where owner_kind = 'compose' and message_id = u.message_id) l
    where l.state in ('planned', 'reserved', 'complete', 'doubt')`.execute(db);
  const found = rows.flatMap(({ id, place, state }) => {
    const mail = noted[Number(place) - 1];
    return mail ? { id, state, ...mail } : [];
  });
  const left = found.filter(({ end }) => end === 'l');
  const unknown = found.filter(({ end, state }) => end === undefined && state !== 'doubt');
  if (left.length + unknown.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    await sql`update send_ledger l set state = 'doubt', open = false, holder = coalesce(l.holder, 0), doubt_at = u.at,
        looked_up = 0, reason = 'mayHaveLeft'
      from unnest(${unknown.map(({ id }) => id)}::bigint[], ${unknown.map(({ at }) => at.toISOString())}::timestamptz[])
        as u (id, at)
      where l.id = u.id and l.state in ('planned', 'reserved', 'complete')`.execute(trx);
    await recordLeft(trx, left, 'foundInJournal');
    return left.length;
  });
}
