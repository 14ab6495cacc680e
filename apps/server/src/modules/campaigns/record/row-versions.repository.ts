import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { gatherQuestions } from '../../../platform/gather-questions.ts';
import { NO_ROWS, versionOf } from '../../../platform/row-versions.ts';
import './campaigns.tables.ts';

/** Of people, of their mails and of what they answered, each by itself. */
export type CampaignVersions = { people: string; mails: string; replies: string };

const NOTHING: CampaignVersions = { people: NO_ROWS, mails: NO_ROWS, replies: NO_ROWS };

/** Of all rows of these campaigns together. */
export type VersionsOf = (campaignIds: readonly string[]) => Promise<CampaignVersions>;

/**
 * For one answer: each campaign is read once, when it is first asked about, together with those that are asked about in the same run of
 * code. Nothing that began after this may be answered with it.
 */
export function openVersions(db: Db, scope: Scope): VersionsOf {
  const known = new Map<string, Promise<CampaignVersions | undefined>>();
  const readTogether = gatherQuestions((ids: string[]) => readVersions(db, scope, ids));
  const versionOfOne = (id: string) => {
    const version = known.get(id) ?? readTogether(id);
    known.set(id, version);
    return version;
  };
  return async (campaignIds) => sumVersions(await Promise.all(campaignIds.map(versionOfOne)));
}

/** A sum of sums: it changes with any of them. */
function sumVersions(versions: readonly (CampaignVersions | undefined)[]): CampaignVersions {
  const sumOf = (rows: keyof CampaignVersions) =>
    String(versions.reduce((sum, version) => sum + BigInt(version?.[rows] ?? NO_ROWS), 0n));
  return { people: sumOf('people'), mails: sumOf('mails'), replies: sumOf('replies') };
}

/**
 * Of each campaign. Planned anew each time, as what reads the rows is: the plan must fit how many there are at that moment.
 */
async function readVersions(
  db: Db,
  { workspaceId }: Scope,
  campaignIds: readonly string[],
): Promise<CampaignVersions[]> {
  const own = (rows: string) =>
    sql`${sql.ref(`${rows}.workspace_id`)} = ${workspaceId} and ${sql.ref(`${rows}.campaign_id`)} = any(${campaignIds}::uuid[])`;
  const { rows } = await sql<{ id: string; of: keyof CampaignVersions; version: string }>`
    select l.campaign_id as id, 'people' as of, ${versionOf('l', 'r')} as version
      from campaign_leads l join recipients r on r.id = l.recipient_id where ${own('l')} group by 1
    union all select s.campaign_id, 'mails', ${versionOf('s')} from send_ledger s where ${own('s')} group by 1
    union all select a.campaign_id, 'replies', ${versionOf('a')} from campaign_replies a where ${own('a')} group by 1
  `.execute(db);
  const found = new Map(campaignIds.map((id) => [id, { ...NOTHING }]));
  for (const { id, of, version } of rows) {
    const versions = found.get(id);
    if (versions) versions[of] = version;
  }
  return campaignIds.map((id) => found.get(id) ?? NOTHING);
}
