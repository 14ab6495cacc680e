import type { Campaign, Lead, Mailbox, State } from './state.ts';

const isUsable = ({ status }: Mailbox) => status !== 'removed' && status !== 'error';

/** Mailboxes of a campaign that send, or will when a user lets them go on. */
export const usableOf = (campaign: Campaign, mailboxes: ReadonlyMap<string, Mailbox>): Mailbox[] =>
  campaign.mailboxIds.flatMap((id) => {
    const mailbox = mailboxes.get(id);
    return mailbox && isUsable(mailbox) ? [mailbox] : [];
  });

/** What a mailbox has to do: how many people it writes to. */
export type MailboxLoad = { mailbox: Pick<Mailbox, 'id' | 'provider' | 'dailyCap'>; leads: number };

/**
 * Who writes to whom, for everybody who still gets mail. A lead with a mailbox keeps it, unless it is gone; everybody else
 * gets, in the order they were added, the one that has least to do for what it may send. Null where no mailbox may.
 */
export function assignMailboxes({ campaigns, mailboxes, leads }: State): Map<string, string | null> {
  const byId = new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const loads = new Map(mailboxes.map((mailbox) => [mailbox.id, { mailbox, leads: 0 }]));
  const plans = new Map(campaigns.map((campaign) => [campaign.id, planOf(campaign, byId, loads)]));
  const assigned = new Map<string, string | null>();
  const unassigned: Lead[] = [];
  for (const lead of leads) {
    if (lead.stop !== null || lead.next === null) continue;
    const load = lead.mailboxId === null ? undefined : plans.get(lead.campaignId)?.loads.get(lead.mailboxId);
    if (load) assigned.set(lead.id, giveTo(load));
    else unassigned.push(lead);
  }
  for (const lead of unassigned) {
    const plan = plans.get(lead.campaignId);
    const load = plan && chooseMailbox([...plan.loads.values()], plan.match, lead.provider);
    assigned.set(lead.id, load ? giveTo(load) : null);
  }
  return assigned;
}

type Plan = { loads: Map<string, MailboxLoad>; match: Campaign['limits']['providerMatch'] };

function planOf(
  campaign: Campaign,
  mailboxes: ReadonlyMap<string, Mailbox>,
  loads: ReadonlyMap<string, MailboxLoad>,
): Plan {
  const own = usableOf(campaign, mailboxes).flatMap(({ id }) => {
    const load = loads.get(id);
    return load ? [[id, load] as const] : [];
  });
  return { loads: new Map(own), match: campaign.limits.providerMatch };
}

function giveTo(load: MailboxLoad): string {
  load.leads += 1;
  return load.mailbox.id;
}

/** How much it has to do for what it may send; by the full cap, as a ramp is over long before a campaign is. */
const loadShare = ({ mailbox, leads }: MailboxLoad) => (leads + 1) / Math.max(1, mailbox.dailyCap);

/** Who writes to the next person: of the fitting ones, the one that has least to do for what it may send. */
export function chooseMailbox(
  loads: readonly MailboxLoad[],
  match: Campaign['limits']['providerMatch'],
  provider: Lead['provider'],
): MailboxLoad | undefined {
  const same = match === 'off' ? [] : loads.filter(({ mailbox }) => mailbox.provider === provider);
  return same.length > 0 || match === 'strict' ? leastOf(same) : leastOf(loads);
}

function leastOf(loads: readonly MailboxLoad[]): MailboxLoad | undefined {
  let best: MailboxLoad | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const load of loads) {
    const busy = loadShare(load);
    if (busy > least || (busy === least && best && best.mailbox.id < load.mailbox.id)) continue;
    [best, least] = [load, busy];
  }
  return best;
}
