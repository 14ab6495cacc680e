import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Mails whose opens nobody can see, besides those marked so: all of a campaign that does not ask, and those without a page. */
export type Untracked = { campaignIds: string[]; plain: { campaignId: string; round: number; variant: string }[] };

/** A mail the server would not take is one that was sent and came back. */
export const WENT: RawBuilder<boolean> = sql`s.state in ('accepted', 'rejected')`;
export const BOUNCED: RawBuilder<boolean> = sql`(s.bounced_at is not null or s.state = 'rejected')`;
export const DELIVERED: RawBuilder<boolean> = sql`(s.state = 'accepted' and s.bounced_at is null)`;

/**
 * What can be said of who opened a mail that was delivered, as a person would: a person's open decides, then a
 * machine's; what nobody can see is unknown.
 */
export const unseen = ({ campaignIds, plain }: Untracked): RawBuilder<boolean> => {
  const off = campaignIds.length > 0 ? sql`s.campaign_id = any(${campaignIds}::uuid[])` : sql`false`;
  const isPlain =
    plain.length > 0
      ? sql`(s.campaign_id, s.round, s.variant) in (select * from unnest(
          ${plain.map(({ campaignId }) => campaignId)}::uuid[], ${plain.map(({ round }) => round)}::smallint[],
          ${plain.map(({ variant }) => variant)}::text[]))`
      : sql`false`;
  return sql`(s.unknown_opens > 0 or s.unseen or ${off} or ${isPlain})`;
};

export const BY_PERSON: RawBuilder<boolean> = sql`(${DELIVERED} and s.opens > 0)`;
export const BY_MACHINE: RawBuilder<boolean> = sql`(${DELIVERED} and s.opens = 0 and s.machine_opens > 0)`;
export const byUnknown = (untracked: Untracked): RawBuilder<boolean> =>
  sql`(${DELIVERED} and s.opens = 0 and s.machine_opens = 0 and ${unseen(untracked)})`;
