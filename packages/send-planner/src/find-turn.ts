import {
  type Cap,
  type Counted,
  campaignCap,
  isUsedUp,
  mailboxCap,
  newLeadsCounter,
  quotaCap,
  tellCap,
  usedOf,
} from './caps.ts';
import { popFrom } from './heap.ts';
import { type Group, isBefore, type Lane, openingOf } from './lane.ts';
import type { Told } from './reasons.ts';
import type { Campaign, Candidate, Mailbox, Workspace } from './state.ts';
import { tickFrom } from './ticks.ts';
import { NEVER, type Opening } from './window.ts';

export type World = { workspace: Workspace; counted: Counted };

type Turn = { candidate: Candidate; campaign: Campaign } | { told: Told; nextAt: number | null };

/**
 * Whose turn it is, or the one reason why nobody's. What others can change while a lane waits (a campaign's limit, the
 * quota) is asked last and only where a row could otherwise go, so a reason told now holds until its end.
 */
export function findTurn(lane: Lane, world: World, at: number, freeAt: number): Turn {
  const { mailbox } = lane;
  const wait = (told: Told, ...changes: number[]): Turn => {
    const next = Math.min(told.until ?? NEVER, ...changes);
    return { told, nextAt: next === NEVER ? null : tickFrom(mailbox.id, next) };
  };
  const trouble = mailboxTrouble(mailbox, at);
  if (trouble) return wait(trouble);
  if (at < freeAt) return wait({ reason: 'gap', until: freeAt });

  const due = findDue(lane, at);
  const waiting = lane.waiting[0];
  const later = waiting?.dueAt ?? NEVER;
  if (due.length === 0) {
    return wait(waiting ? { reason: waiting.reason, until: later } : { reason: 'noLeads', until: null });
  }
  const changes = Math.min(...due.map(({ opening }) => opening.until));
  const open = due.flatMap(({ group, opening }) => (opening.reason === null ? [group] : []));
  if (open.length === 0) return wait(firstToOpen(due), changes, later);

  const cap = mailboxCap(mailbox, at);
  if (isUsedUp(world.counted, cap)) {
    return wait(tellCap(cap.isRamp ? 'mailboxRamp' : 'mailboxCap', cap, world.counted), changes);
  }
  const free = open.filter((group) => !usedUpLimit(group, world, at));
  if (free.length === 0) return wait(firstToReset(open, world, at), changes, later);
  const quota = quotaCap(world.workspace, at);
  if (quota && isUsedUp(world.counted, quota)) return wait(tellCap('quota', quota, world.counted), changes);
  return takeFirst(lane, free, world, at);
}

type Due = { group: Group; opening: Opening };

/** Groups with due rows. What a campaign that is over left behind waits for nothing. */
function findDue({ groups }: Lane, at: number): Due[] {
  const due: Due[] = [];
  for (const group of groups) {
    if (group.followUps.length + group.newLeads.length === 0) continue;
    const opening = openingOf(group.window, at);
    if (opening.reason !== 'campaignOver') due.push({ group, opening });
  }
  return due;
}

function usedUpLimit({ window }: Group, { counted }: World, at: number): Cap | null {
  const limit = campaignCap(window.campaign, at);
  return limit && isUsedUp(counted, limit) ? limit : null;
}

function firstToReset(groups: readonly Group[], world: World, at: number): Told {
  let first: Cap | undefined;
  for (const group of groups) {
    const limit = usedUpLimit(group, world, at);
    if (limit && (!first || limit.until < first.until)) first = limit;
  }
  return first ? tellCap('campaignLimit', first, world.counted) : { reason: 'campaignLimit', until: null };
}

export function mailboxTrouble({ status, restsUntil, behindUntil }: Mailbox, at: number): Told | null {
  if (status === 'removed') return { reason: 'mailboxRemoved', until: null };
  if (status === 'error') return { reason: 'mailboxError', until: null };
  if (status === 'paused') return { reason: 'mailboxPaused', until: null };
  if (restsUntil !== null && restsUntil > at) return { reason: 'hostResting', until: restsUntil };
  return behindUntil !== null && behindUntil > at ? { reason: 'inboxBehind', until: behindUntil } : null;
}

/** Of the closed windows the one that changes first; of two that change together always the same. */
function firstToOpen(closed: readonly Due[]): Told {
  let told: Told = { reason: 'outsideHours', until: null };
  for (const { opening } of closed) {
    const { reason, until } = opening;
    const least = told.until ?? NEVER;
    if (reason && (until < least || (until === least && reason < told.reason))) told = { reason, until };
  }
  return told;
}

/**
 * Follow-ups first, but of all mails of the day the given share, and at any time of it, to people who had none yet. What
 * one side does not need the other gets.
 */
function takeFirst(lane: Lane, groups: readonly Group[], { counted }: World, at: number): Turn {
  const followUp = firstOf(groups, 'followUps');
  const newLead = firstOf(groups, 'newLeads');
  const sent = usedOf(counted, mailboxCap(lane.mailbox, at).counter);
  const toNew = usedOf(counted, newLeadsCounter(lane.mailbox, at));
  const kept = newLead ? Math.floor(newLead.window.campaign.limits.newLeadShare * (sent + 1) + ROUNDING) : 0;
  const [kind, group] =
    newLead && (!followUp || toNew < kept) ? ['newLeads' as const, newLead] : ['followUps' as const, followUp];
  const candidate = group && popFrom(group[kind], isBefore);
  // Cannot be: whoever asks has seen a due row.
  if (!group || !candidate) return { told: { reason: 'noLeads', until: null }, nextAt: null };
  return { candidate, campaign: group.window.campaign };
}

/** 0.29 · 100 is a little less than 29. */
const ROUNDING = 1e-9;

function firstOf(groups: readonly Group[], kind: 'followUps' | 'newLeads'): Group | undefined {
  let first: Group | undefined;
  for (const group of groups) {
    const [head, best] = [group[kind][0], first?.[kind][0]];
    if (head && (!best || isBefore(head, best))) first = group;
  }
  return first;
}
