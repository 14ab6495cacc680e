import type { CampaignEvent, listCampaignEvents as listCall } from '@outrider/contract/campaigns/statistics';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { type ForecastDeps, letterOfId } from '../../forecast/index.ts';
import { type EventPlace, type EventRow, listEventRows } from './events.repository.ts';

type Deps = Pick<ForecastDeps, 'db' | 'listMailboxes' | 'listValues'>;
type Wanted = z.output<typeof listCall.input>;

/** What happened in a campaign, newest first, a page at a time. */
export async function listCampaignEvents(
  deps: Deps,
  scope: Scope,
  { campaignId, kinds, leadId, after, pageSize }: Wanted,
): Promise<{ events: CampaignEvent[]; next: string }> {
  const campaign = await findCampaign(deps.db, scope, campaignId);
  if (!campaign) throw new AppError('notFound');
  const wanted = { campaignId, kinds, leadId, after: readPlace(after), limit: pageSize + 1 };
  const rows = await listEventRows(deps.db, scope, wanted);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    events: await describe(deps, scope, campaign.rounds, page),
    next: rows.length > pageSize && last ? writePlace(last) : '',
  };
}

const SOURCES = { m: 'mail', e: 'event' } as const;

const writePlace = ({ micros, source, id }: EventRow) => `${micros}.${source === 'mail' ? 'm' : 'e'}.${id}`;

/** One that is none begins anew. */
function readPlace(after: string): EventPlace | undefined {
  const [, micros, source, id] = /^(\d{1,17})\.([me])\.(\d{1,18})$/.exec(after) ?? [];
  return micros && source && id ? { micros, id, source: source === 'm' ? SOURCES.m : SOURCES.e } : undefined;
}

type Rounds = readonly { variants: readonly { id: string }[] }[];

async function describe(
  { db, listMailboxes, listValues }: Deps,
  scope: Scope,
  rounds: Rounds,
  rows: readonly EventRow[],
): Promise<CampaignEvent[]> {
  const mailboxes = await listMailboxes(db, [...new Set(rows.flatMap(({ mailboxId }) => mailboxId ?? []))]);
  const senders = new Map(mailboxes.map(({ id, email }) => [id, email]));
  const known = await listValues(db, scope, [...new Set(rows.flatMap(({ email }) => email ?? []))]);
  return rows.map(({ source, id, micros, kind, leadId, email, fields, round, variant, mailboxId, verdict, words }) => {
    const { firstName = '', lastName = '' } = { ...known.get(email ?? ''), ...fields };
    return {
      id: `${source}-${id}`,
      at: new Date(Number(micros) / 1_000).toISOString(),
      kind,
      leadId,
      name: `${firstName} ${lastName}`.trim() || (email ?? ''),
      email: email ?? '',
      round,
      variant: round === null ? '' : letterOfId(rounds[round], variant ?? ''),
      mailbox: senders.get(mailboxId ?? '') ?? '',
      verdict,
      words,
    };
  });
}

/** A part of about a megabyte. */
const ROWS_A_PART = 5_000;
const HEAD = ['at', 'event', 'name', 'email', 'round', 'variant', 'mailbox', 'openedBy', 'words'];

/** The first part begins with the names of the columns. */
export async function exportCampaignEvents(
  deps: Deps,
  scope: Scope,
  { campaignId, after }: { campaignId: string; after: string },
): Promise<{ csv: string; next: string }> {
  const wanted = { campaignId, kinds: [], after, pageSize: ROWS_A_PART };
  const { events, next } = await listCampaignEvents(deps, scope, wanted);
  const lines = events.map(({ at, kind, name, email, round, variant, mailbox, verdict, words }) =>
    csvLine([at, kind, name, email, round === null ? '' : String(round + 1), variant, mailbox, verdict, words]),
  );
  return { csv: [...(after === '' ? [csvLine(HEAD)] : []), ...lines].join(''), next };
}
