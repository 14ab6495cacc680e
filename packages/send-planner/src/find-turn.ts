import { isUsedUp, type Limit, type Limits, tellLimit, tellMailboxLimit } from './limits.ts';
import type { WaitReason } from './reasons.ts';
import { compareTurns, type Group, openingOf, type SendQueue } from './send-queue.ts';
import type { Campaign, Candidate, Mailbox } from './state.ts';
import { tickFrom } from './ticks.ts';
import { NEVER, type Opening } from './window.ts';

type Turn = { candidate: Candidate; campaign: Campaign } | { waitReason: WaitReason; nextAt: number | null };

/** Whose turn it is, or the one reason why nobody's. */
export function findTurn(queue: SendQueue, limits: Limits, at: number): Turn {
  const { mailbox, freeAt } = queue;
  const trouble = mailboxTrouble(mailbox, at);
  if (trouble) return wait(mailbox, trouble);
  if (at < freeAt) return wait(mailbox, { reason: 'gap', until: freeAt });
  const free = findFree(queue, limits, at);
  const mayGo = free.length > 0 && !isUsedUp(limits.ofMailbox(mailbox, at)) && !isUsedUp(limits.ofQuota(at));
  return mayGo ? takeFirst(queue, free, limits, at) : tellWait(queue, limits, at);
}

/** Groups with due rows whose window is open and whose campaign may send more today. */
function findFree({ groups }: SendQueue, limits: Limits, at: number): Group[] {
  const free: Group[] = [];
  for (const group of groups) {
    const { window } = group;
    if (!hasDue(group) || openingOf(window, at).reason !== null) continue;
    if (!isUsedUp(limits.ofCampaign(window.campaign, at))) free.push(group);
  }
  return free;
}

const hasDue = ({ followUps, newLeads }: Group) => followUps.length > 0 || newLeads.length > 0;

/**
 * What a queue waits for in which nobody may go. What others can change meanwhile (a campaign's limit, the quota) is asked
 * last and only where a row could otherwise go, so a reason given now holds until its end.
 */
function tellWait(queue: SendQueue, limits: Limits, at: number): Turn {
  const { mailbox } = queue;
  const due = findDue(queue, at);
  const waiting = queue.waiting.first;
  const later = waiting?.dueAt ?? NEVER;
  if (due.length === 0) {
    return wait(mailbox, waiting ? { reason: waiting.reason, until: later } : { reason: 'noLeads', until: null });
  }
  const changes = Math.min(...due.map(({ opening }) => opening.until));
  const open = due.filter(({ opening }) => opening.reason === null);
  if (open.length === 0) return wait(mailbox, firstToOpen(due), Math.min(changes, later));
  const cap = limits.ofMailbox(mailbox, at);
  if (isUsedUp(cap)) return wait(mailbox, tellMailboxLimit(cap), changes);
  const limit = firstToReset(open, limits, at);
  if (limit) return wait(mailbox, tellLimit('campaignLimit', limit, limit.limit), Math.min(changes, later));
  return wait(mailbox, limits.tellQuota(at), changes);
}

/** `changes`: when there may be another answer, before the reason has passed. */
function wait({ id }: Mailbox, waitReason: WaitReason, changes = NEVER): Turn {
  const next = Math.min(waitReason.until ?? NEVER, changes);
  return { waitReason, nextAt: next === NEVER ? null : tickFrom(id, next) };
}

type Due = { group: Group; opening: Opening };

/** Groups with due rows. What a campaign that is over left behind waits for nothing. */
function findDue({ groups }: SendQueue, at: number): Due[] {
  const due: Due[] = [];
  for (const group of groups) {
    if (!hasDue(group)) continue;
    const opening = openingOf(group.window, at);
    if (opening.reason !== 'campaignOver') due.push({ group, opening });
  }
  return due;
}

/** Where all of them have sent what they may today, the limit that ends first. */
function firstToReset(due: readonly Due[], limits: Limits, at: number): Limit | null {
  let first: Limit | null = null;
  for (const { group } of due) {
    const limit = limits.ofCampaign(group.window.campaign, at);
    if (!isUsedUp(limit)) return null;
    if (!first || limit.until < first.until) first = limit;
  }
  return first;
}

export function mailboxTrouble(mailbox: Mailbox, at: number): WaitReason | null {
  const { status, restsUntil, behindUntil } = mailbox;
  const ofAll = troubleOfAll(mailbox);
  if (ofAll) return ofAll;
  if (status === 'removed') return { reason: 'mailboxRemoved', until: null };
  if (status === 'error') return { reason: 'mailboxError', until: null };
  if (status === 'paused') return { reason: 'mailboxPaused', until: null };
  if (restsUntil !== null && restsUntil > at) return { reason: 'hostResting', until: restsUntil };
  return behindUntil !== null && behindUntil > at ? { reason: 'inboxBehind', until: behindUntil } : null;
}

/** What keeps every mailbox from sending. */
export function troubleOfAll({ isDiskFull, isSendingHeld }: Mailbox): WaitReason | null {
  if (isDiskFull) return { reason: 'diskFull', until: null };
  return isSendingHeld ? { reason: 'sendingHeld', until: null } : null;
}

/** Of the closed windows the one that changes first; of two that change together always the same. */
function firstToOpen(closed: readonly Due[]): WaitReason {
  let waitReason: WaitReason = { reason: 'outsideHours', until: null };
  for (const { opening } of closed) {
    const { reason, until } = opening;
    const least = waitReason.until ?? NEVER;
    if (reason && (until < least || (until === least && reason < waitReason.reason))) waitReason = { reason, until };
  }
  return waitReason;
}

/**
 * Follow-ups first, but of all mails of the day the given share, and at any time of it, to people who had none yet. What
 * one side does not need the other gets.
 */
function takeFirst({ mailbox }: SendQueue, groups: readonly Group[], limits: Limits, at: number): Turn {
  const followUp = firstOf(groups, 'followUps');
  const newLead = firstOf(groups, 'newLeads');
  const { used, newLeads } = limits.ofMailbox(mailbox, at);
  const kept = newLead ? Math.floor(newLead.window.campaign.limits.newLeadShare * (used + 1) + ROUNDING) : 0;
  const isNew = newLead !== undefined && (!followUp || newLeads < kept);
  const group = isNew ? newLead : followUp;
  const candidate = group?.[isNew ? 'newLeads' : 'followUps'].takeFirst();
  // Cannot be: the caller has seen a due row.
  if (!group || !candidate) return { waitReason: { reason: 'noLeads', until: null }, nextAt: null };
  return { candidate, campaign: group.window.campaign };
}

/** 0.29 · 100 is a little less than 29. */
const ROUNDING = 1e-9;

function firstOf(groups: readonly Group[], kind: 'followUps' | 'newLeads'): Group | undefined {
  let first: Group | undefined;
  for (const group of groups) {
    const head = group[kind].first;
    const best = first?.[kind].first;
    if (head && (!best || compareTurns(head, best) < 0)) first = group;
  }
  return first;
}
