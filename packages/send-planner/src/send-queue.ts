import { Line } from './line.ts';
import { type Campaign, type Candidate, isNew, type Mailbox } from './state.ts';
import { type Opening, openingAt, windowZone } from './window.ts';

/** The window of a campaign on one wall clock. */
export type Window = { campaign: Campaign; zone: string };

export type Campaigns = ReadonlyMap<string, Campaign>;

/** Due rows of one campaign whose window is on the same wall clock: open or closed together. Both by turn. */
export type Group = { window: Window; followUps: Line<Candidate>; newLeads: Line<Candidate> };

/** A mailbox with the rows it is to send: those that are due in groups, the others by their time. `freeAt`: its gap's end. */
export type SendQueue = { mailbox: Mailbox; freeAt: number; groups: Group[]; waiting: Line<Candidate> };

export const openingOf = ({ campaign, zone }: Window, at: number): Opening => openingAt(campaign.schedule, zone, at);

/**
 * Whose turn comes first: by due time, then in the order people were added. Their ids are numbers written as text, which
 * stand in their own order when the shorter one is less.
 */
export function compareTurns(a: Candidate, b: Candidate): number {
  if (a.dueAt !== b.dueAt) return a.dueAt - b.dueAt;
  const [one, other] = [a.lead.id, b.lead.id];
  if (one.length !== other.length) return one.length - other.length;
  return one === other ? a.round - b.round : one < other ? -1 : 1;
}

/** A mailbox's queue with these rows. Rows of campaigns that do not run keep their due times and are left out. */
export function createQueue(mailbox: Mailbox, campaigns: Campaigns, rows: readonly Candidate[], at: number): SendQueue {
  const queue: SendQueue = { mailbox, freeAt: mailbox.freeAt, groups: [], waiting: new Line(compareTurns) };
  for (const row of rows) {
    const campaign = campaigns.get(row.lead.campaignId);
    if (campaign?.status !== 'progressing') continue;
    const group = groupOf(queue, campaign, windowZone(campaign.schedule, row.lead.zone));
    if (row.dueAt > at) queue.waiting.add(row);
    else (isNew(row) ? group.newLeads : group.followUps).add(row);
  }
  return queue;
}

function groupOf({ groups }: SendQueue, campaign: Campaign, zone: string): Group {
  const known = groups.find(({ window }) => window.campaign === campaign && window.zone === zone);
  if (known) return known;
  const group = { window: { campaign, zone }, followUps: new Line(compareTurns), newLeads: new Line(compareTurns) };
  groups.push(group);
  return group;
}

/** Puts the rows whose time has come into their groups. */
export function admitDue({ groups, waiting }: SendQueue, at: number) {
  for (let row = waiting.first; row && row.dueAt <= at; row = waiting.first) {
    waiting.takeFirst();
    for (const group of groups) {
      if (belongsTo(group.window, row)) (isNew(row) ? group.newLeads : group.followUps).add(row);
    }
  }
}

const belongsTo = ({ campaign, zone }: Window, { lead }: Candidate) =>
  campaign.id === lead.campaignId && zone === windowZone(campaign.schedule, lead.zone);
