import { delayMs } from '@outrider/campaign-rules/campaign';
import type { Send } from './play.ts';
import type { Campaign, Lead, Mailbox, State } from './state.ts';
import { isOpenOnTheWall, readWall } from './wall-testing.ts';

const MINUTE = 60_000;

/** Everything a list of mails breaks, found by counting it all again. */
export function findBroken(state: State, now: number, sends: readonly Send[]): string[] {
  const broken: string[] = [];
  const counts = new Map<string, number>(
    state.counters.map(({ kind, key, day, used }) => [`${kind} ${key} ${day}`, used]),
  );
  const lastOf = new Map<string, Send>();
  const lastTo = new Map<string, Send>();
  const countUp = (name: string, limit: number | null | undefined) => {
    const used = (counts.get(name) ?? 0) + 1;
    counts.set(name, used);
    if (limit !== null && limit !== undefined && used > limit) broken.push(`${name}: ${used} of ${limit}`);
  };
  for (const send of sends) {
    const { campaign, lead, mailbox } = find(state, send);
    const complain = (what: string) => broken.push(`${what}: ${JSON.stringify(send)}`);
    checkPermission(campaign, lead, mailbox, send, complain);
    const zone = campaign.schedule.usesLeadZone ? (lead.zone ?? campaign.schedule.zone) : campaign.schedule.zone;
    if (!isOpenOnTheWall(campaign.schedule, zone, send.at)) complain('window');

    const before = lastOf.get(mailbox.id);
    const least = mailbox.burst ? 0 : 20_000;
    const free = before ? before.at + Math.max(mailbox.gapMinutes * MINUTE, least) : Math.max(now, mailbox.freeAt);
    if (send.at < free) complain('gap');
    lastOf.set(mailbox.id, send);

    const earlier = lastTo.get(lead.id);
    if (earlier) {
      const waits = campaign.rounds.slice(earlier.round + 1, send.round + 1).map(({ delay }) => delayMs(delay));
      if (send.round <= earlier.round) complain('twice');
      if (send.at < earlier.at + waits.reduce((sum, wait) => sum + wait, 0)) complain('delay');
      if (send.mailboxId !== earlier.mailboxId) complain('another mailbox');
    } else if (lead.next && send.round === lead.next.round && send.at < lead.next.dueAt) complain('early');
    lastTo.set(lead.id, send);

    const days = { mailbox: readWall(mailbox.zone, send.at).day, own: readWall(campaign.schedule.zone, send.at).day };
    const workspaceDay = readWall(state.workspace.zone, send.at).day;
    countUp(`mailbox ${mailbox.id} ${days.mailbox}`, capOf(mailbox, days.mailbox));
    countUp(`campaign ${campaign.id} ${days.own}`, campaign.limits.daily);
    countUp(`provider ${campaign.id} ${lead.provider} ${days.own}`, campaign.limits.perProvider[lead.provider]);
    if (!lead.isFreeMail) countUp(`domain w ${lead.domain} ${workspaceDay}`, campaign.limits.perDomain);
    countUp(`quota w ${workspaceDay.slice(0, 7)}-01`, state.workspace.mailsPerMonth);
  }
  return broken;
}

function find(state: State, send: Send) {
  const campaign = state.campaigns.find(({ id }) => id === send.campaignId);
  const lead = state.leads.find(({ id }) => id === send.leadId);
  const mailbox = state.mailboxes.find(({ id }) => id === send.mailboxId);
  if (!campaign || !lead || !mailbox) throw new Error(`From or to nobody: ${JSON.stringify(send)}`);
  return { campaign, lead, mailbox };
}

function checkPermission(
  campaign: Campaign,
  lead: Lead,
  mailbox: Mailbox,
  { at }: Send,
  complain: (what: string) => void,
) {
  if (campaign.status !== 'progressing') complain('campaign does not run');
  if (lead.stop || !lead.next) complain('stopped or done');
  if (lead.hold && (lead.hold.until === null || lead.hold.until > at)) complain('held');
  if (mailbox.status !== 'active' || !campaign.mailboxIds.includes(mailbox.id)) complain('mailbox may not');
  if (mailbox.restsUntil !== null && at < mailbox.restsUntil) complain('host rests');
  if (mailbox.behindUntil !== null && at < mailbox.behindUntil) complain('inbox behind');
  const isKept = lead.mailboxId === mailbox.id;
  if (!isKept && campaign.limits.providerMatch === 'strict' && mailbox.provider !== lead.provider) complain('match');
}

function capOf({ dailyCap, ramp }: Mailbox, day: string): number {
  const age = ramp ? Math.round((Date.parse(day) - Date.parse(ramp.from)) / 86_400_000) : 0;
  const cap = ramp ? Math.min(dailyCap, ramp.cap, ramp.start + ramp.aDay * Math.max(0, age)) : dailyCap;
  return cap === 1 ? 1 : cap - Math.ceil(cap / 10);
}
