import type { NextSend } from '@outrider/contract/campaigns/campaign';
import type { LeadGroup } from '@outrider/contract/campaigns/leads';
import type { Told } from '@outrider/contract/campaigns/told';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import type { Scope } from '../../../platform/db.ts';
import { gatherQuestions } from '../../../platform/gather-questions.ts';
import { listSharing, type SharingCampaign } from '../planner/planner-rows.repository.ts';
import { findInTable, idsInTable } from '../worker/lead-table.ts';
import type { CampaignLook, Look } from '../worker/look-now.ts';
import type { PlainTold } from '../worker/told-values.ts';
import { letterOf } from './letter-of.ts';
import { nameLeads, toNextSend } from './name-leads.ts';
import { type Family, familyOf, orderOutlook, orderOutlooks } from './order-outlook.ts';
import type { OutlookDeps } from './outlook-deps.ts';

type LeadOutlook = {
  group: LeadGroup;
  /** Why nothing goes to them now; null while it does. */
  told: Told | null;
  next: {
    round: number;
    variant: string;
    at: string;
    mailboxId: string;
    email: string;
    /** In the line of those who have had nothing yet. */
    place: number | null;
  } | null;
};

type CampaignOutlook = {
  asOf: string;
  /** Why it does not send right now; null while it does. */
  told: Told | null;
  next: NextSend | null;
  /** Mails that still go out before its day ends. */
  leftToday: number;
  counts: Record<LeadGroup, number>;
  leads: {
    get(leadId: string): LeadOutlook | undefined;
    /** In the order of their ids. */
    idsOf(wanted: { group?: LeadGroup | undefined; reason?: Reason | undefined }): string[];
  };
};

/** Nothing where there is no such campaign. */
export const outlookOf = async (
  deps: OutlookDeps,
  scope: Scope,
  campaignId: string,
): Promise<CampaignOutlook | undefined> => (await outlooksOf(deps, scope, [campaignId])).get(campaignId);

/** For a page of campaigns: what depends on each other is looked at once. */
export const outlooksOf = async (
  deps: OutlookDeps,
  scope: Scope,
  campaignIds: readonly string[],
  sharing?: readonly SharingCampaign[],
): Promise<Map<string, CampaignOutlook>> =>
  describeLooks(deps, scope, await looksOf(deps, scope, campaignIds, sharing));

export async function describeLooks(
  deps: Pick<OutlookDeps, 'db' | 'listValues'>,
  scope: Scope,
  looks: ReadonlyMap<string, FoundLook>,
): Promise<Map<string, CampaignOutlook>> {
  const leadIds = [...looks.values()].flatMap(({ own }) => own.next?.leadId ?? []);
  const names = await nameLeads(deps, scope, leadIds);
  const emails = new Map(
    [...looks.values()].flatMap(({ look }) => look.names.map(({ id, email }) => [id, email] as const)),
  );
  return new Map(
    [...looks].map(([id, { look, own }]) => [
      id,
      {
        asOf: new Date(look.asOf).toISOString(),
        told: writeTold(own.told),
        next: own.next && toNextSend(own.next, emails, names),
        leftToday: own.leftToday,
        counts: own.counts,
        leads: {
          get: (leadId) => readLead(own, leadId, emails),
          idsOf: (wanted) => idsInTable(own.leads, wanted),
        },
      },
    ]),
  );
}

type FoundLook = { look: Look; own: CampaignLook; family: Family };

/** `known`: what runs, where it was asked for already. */
export async function looksOf(
  deps: OutlookDeps,
  scope: Scope,
  campaignIds: readonly string[],
  known: readonly SharingCampaign[] = [],
): Promise<Map<string, FoundLook>> {
  // One that was launched a moment after what runs was asked for is not among it.
  const areKnown = campaignIds.every((id) => known.some((campaign) => campaign.id === id));
  const sharing = areKnown ? known : await listSharing(deps.db, scope, campaignIds);
  const families = new Map<string, Promise<Look | undefined>>();
  const lookTogether = gatherQuestions((asked: Family[]) => lookAtEach(deps, scope, asked));
  // All are begun before one is waited for: they have nothing to do with each other.
  const asked = campaignIds.flatMap((campaignId) => {
    const family = familyOf(campaignId, sharing);
    const key = family.ids.join(' ');
    if (key === '') return [];
    const look =
      families.get(key) ??
      // A dear one is asked for by itself: whoever does not wait for it waits for the others.
      deps.looks.of(`${scope.workspaceId} ${key}`, family.shape, ({ isKept }) =>
        isKept ? lookAt(deps, scope, family) : lookTogether(family),
      );
    families.set(key, look);
    return { campaignId, family, look };
  });
  await Promise.all(families.values());
  const found = new Map<string, FoundLook>();
  for (const { campaignId, family, look: answer } of asked) {
    const look = await answer;
    const own = look?.campaigns.find(({ id }) => id === campaignId);
    if (look && own) found.set(campaignId, { look, own, family });
  }
  return found;
}

async function lookAt(deps: OutlookDeps, scope: Scope, family: Family): Promise<Look | undefined> {
  const order = await orderOutlook(deps, scope, family);
  return order && deps.desk.lookNow(order);
}

async function lookAtEach(deps: OutlookDeps, scope: Scope, families: readonly Family[]): Promise<Look[]> {
  const orders = await orderOutlooks(deps, scope, families);
  return orders.length > 0 ? deps.desk.lookAtEach(orders) : [];
}

function readLead(own: CampaignLook, leadId: string, emails: ReadonlyMap<string, string>): LeadOutlook | undefined {
  const found = findInTable(own.leads, leadId);
  if (!found) return undefined;
  const { group, told, next } = found;
  return {
    group,
    told: writeTold(told && { ...told, fix: REASONS[told.reason].fix }),
    next: next && {
      round: next.round,
      variant: letterOf(own.rounds, leadId, next.round),
      at: new Date(next.at).toISOString(),
      mailboxId: next.mailboxId,
      email: emails.get(next.mailboxId) ?? '',
      place: next.place,
    },
  };
}

export const writeTold = (told: PlainTold | null): Told | null =>
  told && {
    reason: told.reason,
    until: told.until === null || !Number.isFinite(told.until) ? null : new Date(told.until).toISOString(),
    values: told.values,
    fix: isBroken(told) ? 'fixMailbox' : told.fix,
  };

/** There are mailboxes, and one of them says what is wrong with it. */
const isBroken = ({ reason, values: { words = '' } }: PlainTold) => reason === 'noMailbox' && words !== '';
