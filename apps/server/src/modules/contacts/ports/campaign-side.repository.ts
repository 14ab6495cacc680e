import type { ContactChoice } from '@outrider/contract/contacts/contact';
import type { Category } from '@outrider/email-verifier/verdict';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { JoinedCampaign } from '../bulk/bulk.repository.ts';
import { readLists } from '../listing/list.repository.ts';
import { chosen } from '../match.repository.ts';

type Page = {
  after: string;
  limit: number;
  now: Date;
  /** Of a contact `c`: this one is left out. */
  unless?: RawBuilder<boolean>;
};

/** The next addresses of a choice, in their order. */
export const listChosenEmails = (
  db: Db,
  scope: Scope,
  choice: ContactChoice,
  { after, limit, now, unless = sql<boolean>`false` }: Page,
): Promise<string[]> =>
  readLists(db, async (trx) => {
    const rows = await trx
      .selectFrom('contacts as c')
      .select('c.email')
      .where(chosen(scope, choice, now))
      .where('c.email', '>', after)
      .where(sql<boolean>`not ${unless}`)
      .orderBy('c.email')
      .limit(limit)
      .execute();
    return rows.map(({ email }) => email);
  });

export const countChosen = (db: Db, scope: Scope, choice: ContactChoice, now: Date): Promise<number> =>
  readLists(db, async (trx) => {
    const { n } = await trx
      .selectFrom('contacts as c')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(chosen(scope, choice, now))
      .executeTakeFirstOrThrow();
    return n;
  });

type AddressVerdict = { category: Category | null; mx: string };

/** What is known of these addresses, as far as they are contacts. */
export async function listAddressVerdicts(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
): Promise<Map<string, AddressVerdict>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['email', 'verification_category as category', 'verification_mx as mx'])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
    .execute();
  return new Map(rows.map(({ email, category, mx }) => [email, { category, mx: mx ?? '' }]));
}

/** Notes that people were put into a campaign. A contact known to be in it has it in the timeline already. */
export async function noteAddedToCampaign(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
  { campaignId, name, at }: JoinedCampaign,
): Promise<void> {
  const moves = sql`last_event_at <= ${at}`;
  await sql`with met as (
      update contacts set campaign_ids = campaign_ids || ${campaignId}::uuid,
        last_event = case when ${moves} then 'addedToCampaign' else last_event end,
        last_event_about = case when ${moves} then ${name} else last_event_about end,
        last_event_at = case when ${moves} then ${at} else last_event_at end
      where workspace_id = ${workspaceId} and email = any(${[...emails]}::text[])
        and not campaign_ids @> array[${campaignId}::uuid]
      returning id)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
    select gen_random_uuid(), ${workspaceId}, id, ${at}, 'addedToCampaign', ${name}, '' from met`.execute(db);
}

/** They were taken out of it again before anything was sent. */
export async function forgetCampaign(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
  campaignId: string,
): Promise<void> {
  await sql`update contacts set campaign_ids = array_remove(campaign_ids, ${campaignId}::uuid)
    where workspace_id = ${workspaceId} and email = any(${[...emails]}::text[])
      and campaign_ids @> array[${campaignId}::uuid]`.execute(db);
}
