import type { Campaign, Lead, Mailbox, State } from './state.ts';

const isUsable = ({ status }: Mailbox) => status !== 'removed' && status !== 'error';

/** Mailboxes of a campaign that send, or will when somebody lets them go on. */
export const usableOf = (campaign: Campaign, mailboxes: ReadonlyMap<string, Mailbox>): Mailbox[] =>
  campaign.mailboxIds.flatMap((id) => {
    const mailbox = mailboxes.get(id);
    return mailbox && isUsable(mailbox) ? [mailbox] : [];
  });

/** What a mailbox has to do: how many people it writes to. */
export type Desk = { mailbox: Pick<Mailbox, 'id' | 'provider' | 'dailyCap'>; leads: number };

/**
 * Who writes to whom, for everybody who still gets mail. Whoever has a mailbox keeps it, unless it is gone; everybody else
 * gets, in the order they were added, the one that has least to do for what it may send. Null where no mailbox may.
 */
export function assignMailboxes({ campaigns, mailboxes, leads }: State): Map<string, string | null> {
  const byId = new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const desks = new Map(mailboxes.map((mailbox) => [mailbox.id, { mailbox, leads: 0 }]));
  const plans = new Map(campaigns.map((campaign) => [campaign.id, planOf(campaign, byId, desks)]));
  const assigned = new Map<string, string | null>();
  const unassigned: Lead[] = [];
  for (const lead of leads) {
    if (lead.stop !== null || lead.next === null) continue;
    const desk = lead.mailboxId === null ? undefined : plans.get(lead.campaignId)?.desks.get(lead.mailboxId);
    if (desk) assigned.set(lead.id, giveTo(desk));
    else unassigned.push(lead);
  }
  for (const lead of unassigned) {
    const plan = plans.get(lead.campaignId);
    const desk = plan && chooseDesk([...plan.desks.values()], plan.match, lead.provider);
    assigned.set(lead.id, desk ? giveTo(desk) : null);
  }
  return assigned;
}

type Plan = { desks: Map<string, Desk>; match: Campaign['limits']['providerMatch'] };

function planOf(campaign: Campaign, mailboxes: ReadonlyMap<string, Mailbox>, desks: ReadonlyMap<string, Desk>): Plan {
  const own = usableOf(campaign, mailboxes).flatMap(({ id }) => {
    const desk = desks.get(id);
    return desk ? [[id, desk] as const] : [];
  });
  return { desks: new Map(own), match: campaign.limits.providerMatch };
}

function giveTo(desk: Desk): string {
  desk.leads += 1;
  return desk.mailbox.id;
}

/** How much it has to do for what it may send; by the full cap, as a ramp is over long before a campaign is. */
const busyness = ({ mailbox, leads }: Desk) => (leads + 1) / Math.max(1, mailbox.dailyCap);

/** Who writes to the next person: of the fitting ones, the one that has least to do for what it may send. */
export function chooseDesk(
  desks: readonly Desk[],
  match: Campaign['limits']['providerMatch'],
  provider: Lead['provider'],
): Desk | undefined {
  const same = match === 'off' ? [] : desks.filter(({ mailbox }) => mailbox.provider === provider);
  return same.length > 0 || match === 'strict' ? leastOf(same) : leastOf(desks);
}

function leastOf(desks: readonly Desk[]): Desk | undefined {
  let best: Desk | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const desk of desks) {
    const busy = busyness(desk);
    if (busy > least || (busy === least && best && best.mailbox.id < desk.mailbox.id)) continue;
    [best, least] = [desk, busy];
  }
  return best;
}
