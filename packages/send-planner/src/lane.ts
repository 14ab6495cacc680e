import { heapify, popFrom, pushTo } from './heap.ts';
import type { Campaign, Candidate, Mailbox } from './state.ts';
import { type Opening, openingAt, windowZone } from './window.ts';

/** The window of a campaign on one wall clock. */
export type Window = { campaign: Campaign; zone: string };

export type Campaigns = ReadonlyMap<string, Campaign>;

/** Due rows of one campaign whose window is on the same wall clock: open or closed together. Both are heaps by turn. */
export type Group = { window: Window; followUps: Candidate[]; newLeads: Candidate[] };

/** A mailbox with the rows it is to send: those that are due in groups, the others in a heap by their time. */
export type Lane = { mailbox: Mailbox; groups: Group[]; waiting: Candidate[] };

export const openingOf = ({ campaign, zone }: Window, at: number): Opening => openingAt(campaign.schedule, zone, at);

/**
 * Whose turn comes first: by due time, then in the order people were added. Their ids are numbers written as text, which
 * stand in their own order when the shorter one is less.
 */
export function isBefore(a: Candidate, b: Candidate): boolean {
  if (a.dueAt !== b.dueAt) return a.dueAt < b.dueAt;
  const [one, other] = [a.lead.id, b.lead.id];
  if (one.length !== other.length) return one.length < other.length;
  return one < other || (one === other && a.round < b.round);
}

/** A mailbox's lane with these rows. Rows of campaigns that do not run keep their due times and are left out. */
export function createLane(mailbox: Mailbox, campaigns: Campaigns, rows: readonly Candidate[], at: number): Lane {
  const lane: Lane = { mailbox, groups: [], waiting: [] };
  for (const row of rows) {
    const campaign = campaigns.get(row.lead.campaignId);
    if (campaign?.status !== 'progressing') continue;
    const group = groupOf(lane, campaign, windowZone(campaign.schedule, row.lead.zone));
    if (row.dueAt > at) lane.waiting.push(row);
    else (isNew(row) ? group.newLeads : group.followUps).push(row);
  }
  heapify(lane.waiting, isBefore);
  for (const { followUps, newLeads } of lane.groups) {
    heapify(followUps, isBefore);
    heapify(newLeads, isBefore);
  }
  return lane;
}

function groupOf({ groups }: Lane, campaign: Campaign, zone: string): Group {
  const known = groups.find(({ window }) => window.campaign === campaign && window.zone === zone);
  if (known) return known;
  const group = { window: { campaign, zone }, followUps: [], newLeads: [] };
  groups.push(group);
  return group;
}

export const isNew = ({ lead }: Candidate): boolean => lead.earlier.length === 0;

/** Puts the rows whose time has come into their groups. */
export function admitDue({ groups, waiting }: Lane, at: number) {
  for (let next = waiting[0]; next && next.dueAt <= at; next = waiting[0]) {
    popFrom(waiting, isBefore);
    const row = next;
    const group = groups.find(({ window }) => belongsTo(window, row));
    if (group) pushTo(isNew(row) ? group.newLeads : group.followUps, row, isBefore);
  }
}

const belongsTo = ({ campaign, zone }: Window, { lead }: Candidate) =>
  campaign.id === lead.campaignId && zone === windowZone(campaign.schedule, lead.zone);
