import { randomUUID } from 'node:crypto';
import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { BOUNCE_SHARE_MAX } from '@outrider/campaign-rules/guard-rails';
import { dayIn } from '@outrider/warmup-planner/days';
import type { Scope, Trx } from '../../../platform/db.ts';
import {
  insertDraft,
  type NewCampaignEvent,
  noteCampaignEvents,
  pauseByGuard,
  usualSettings,
} from '../../campaigns/index.ts';
import type { DemoSent } from '../../inbox/demo.ts';
import { addLeads } from '../../leads/index.ts';
import { drawIds } from '../../ledger/index.ts';
import { countCampaigns, findMailboxNamed } from '../../mailboxes/index.ts';
import type { RepliesDeps } from '../../replies/index.ts';
import { listBusyMailboxes, planMails, type SendingDeps } from '../../sending/index.ts';
import { replaceMailboxes } from '../launching/launch.repository.ts';
import type { ManagementDeps } from '../management-deps.ts';
import {
  hadCampaigns,
  insertPastMails,
  type LedgerMail,
  listLeadIds,
  setLeadMailboxes,
  setState,
} from './demo.repository.ts';
import { DEMO_CAMPAIGNS, type DemoCampaign } from './demo-campaigns.ts';
import { type DemoLead, type History, writeHistory } from './write-history.ts';

type DemoDeps = ManagementDeps &
  Pick<SendingDeps, 'noteSent'> &
  Pick<RepliesDeps, 'noteContact'> & {
    /** Keeps an address from being written to again, from a moment of the past on. */
    suppressSince(trx: Trx, scope: Scope, bad: { email: string; words: string; at: Date }): Promise<void>;
  };

const DAY_MS = 86_400_000;
const REFUSED_WORDS = '550 5.1.1 No such user here';
const FOOTER = {
  postalAddress: 'Harborline, 4 Speicherstadt, 20457 Hamburg',
  optOutLine: 'Not for you? One click and I stop.',
};

/**
 * Gives the demo company campaigns in every state, once. Who answered is not written here: the answers lie in the
 * mailboxes, and are read and matched like any others.
 */
export async function seedDemoCampaigns(deps: DemoDeps, scope: Scope, sent: DemoSent): Promise<void> {
  if (await deps.db.transaction().execute((trx) => hadCampaigns(trx, scope))) return;
  const random = createRandomSource();
  for (const campaign of DEMO_CAMPAIGNS) await seedOne(deps, scope, campaign, { ...sent, random });
  await countCampaigns(deps.db, await listBusyMailboxes(deps.db));
}

type Surroundings = DemoSent & { random: () => number };

async function seedOne(deps: DemoDeps, scope: Scope, campaign: DemoCampaign, { sent, slots, random }: Surroundings) {
  const now = deps.now();
  const begun = new Date(now.getTime() - ((campaign.sent?.fromDaysAgo ?? 0) + 1.5) * DAY_MS);
  const mailboxes = new Map<string, string>();
  const emails = new Set([...campaign.mailboxes, ...[...sent.values()].map(({ mailbox }) => mailbox)]);
  for (const email of emails) {
    const found = await findMailboxNamed(deps.db, scope, email);
    if (found) mailboxes.set(email, found.id);
  }
  const mailboxIds = campaign.mailboxes.flatMap((email) => mailboxes.get(email) ?? []);
  const id = randomUUID();
  const settings = settingsOf(campaign, { mailboxIds, begun, now });
  const version = { name: campaign.name, settings, rounds: [...campaign.rounds] };
  await insertDraft(deps.db, scope, { ...version, rounds: changedRounds(campaign), id, at: begun });
  await addLeads({ ...deps, now: () => begun }, scope, {
    campaignId: id,
    from: {
      kind: 'contacts',
      name: campaign.countries.join(', '),
      choice: chooseFor(campaign),
      isLive: campaign.status === 'new',
    },
    takesOthers: true,
    // Of those that run the people answered after they were added.
    takesConversations: campaign.status !== 'new',
  });
  if (campaign.status === 'new') return;
  const people = await listLeadIds(deps.db, scope, id);
  const leads = people.map((person): DemoLead => ({ ...person, sent: sentTo(person.email, sent, mailboxes) }));
  const senders = campaign.mailboxes.flatMap((email) => ({ email, id: mailboxes.get(email) ?? '' }));
  const history = writeHistory({ campaign, leads, mailboxes: senders, now, slots, random });
  await deps.db.transaction().execute(async (trx) => {
    await replaceMailboxes(trx, scope, id, mailboxIds);
    const mails = await numberMails(deps, trx, history, new Map([...mailboxes].map(([email, of]) => [of, email])));
    if (mails.length > 0) await insertPastMails(trx, scope, id, mails);
    await setLeadMailboxes(trx, scope, stickTo(history));
    const stillAt = stillSince(campaign, mails, now);
    await setState(trx, scope, id, {
      status: campaign.isGuarded ? 'progressing' : campaign.status,
      launchedAt: begun,
      pausedAt: campaign.status === 'suspend' ? stillAt : null,
      endedAt: isOver(campaign) ? stillAt : null,
      endedBy: campaign.endedBy ?? '',
      ran: { ...version, leads: leads.length },
    });
    await planMails(
      deps,
      trx,
      history.next.map(({ lead, ...next }) => ({
        ...next,
        workspaceId: scope.workspaceId,
        campaignId: id,
        leadId: lead.leadId,
        recipientId: lead.recipientId,
      })),
    );
    await tellContacts(deps, trx, scope, { id, name: campaign.name, mails });
    if (campaign.isGuarded) await guard(trx, scope, id, { mails, at: stillAt });
    await noteCampaignEvents(trx, scope, [
      { campaignId: id, kind: 'launched', at: begun, words: 'Maya Lindqvist' },
      ...mails.flatMap((mail) => eventsOf(id, mail)),
      ...endingOf(id, campaign, stillAt),
    ]);
  });
}

const isOver = ({ status }: DemoCampaign) => status === 'finished' || status === 'cancel';

function settingsOf(
  { zone, startsIn }: DemoCampaign,
  { mailboxIds, begun, now }: { mailboxIds: string[]; begun: Date; now: Date },
): CampaignSettings {
  const start = startsIn === undefined ? begun : new Date(now.getTime() + startsIn * DAY_MS);
  const usual = usualSettings({ zone, today: dayIn(zone, start), footer: FOOTER, language: 'en' });
  return {
    ...usual,
    schedule: { ...usual.schedule, endDay: dayIn(zone, new Date(now.getTime() + 60 * DAY_MS)) },
    tracking: { ...usual.tracking, clicks: true },
    senders: { mailboxIds, tagIds: [] },
  };
}

/** What the user wrote since it last ran. */
function changedRounds({ rounds, isChanged }: DemoCampaign): Round[] {
  if (!isChanged) return [...rounds];
  return rounds.map((round, index) =>
    index === 1 ? { ...round, delay: { count: round.delay.count + 2, unit: 'day' } } : { ...round },
  );
}

const chooseFor = ({ countries, status }: DemoCampaign) => ({
  filter: {
    search: '',
    conditions: [
      { kind: 'field' as const, field: 'country', is: 'anyOf' as const, values: [...countries] },
      ...(status === 'finished'
        ? [{ kind: 'verification' as const, categories: ['VALID' as const, 'UNKNOWN' as const] }]
        : []),
    ],
  },
  except: [],
});

function sentTo(email: string, sent: DemoSent['sent'], mailboxes: ReadonlyMap<string, string>): DemoLead['sent'] {
  const known = sent.get(email);
  const mailboxId = known && mailboxes.get(known.mailbox);
  return known && mailboxId ? { mailboxId, at: known.at } : undefined;
}

async function numberMails(
  { messageIds }: DemoDeps,
  trx: Trx,
  { mails }: History,
  senders: ReadonlyMap<string, string>,
): Promise<LedgerMail[]> {
  const ids = await drawIds(trx, mails.length);
  return mails.flatMap((mail, index) => {
    const [id, sender] = [ids[index], senders.get(mail.mailboxId)];
    return id && sender ? { ...mail, id, messageId: messageIds.create(id, sender) } : [];
  });
}

/** Since when it stands still: a guard-rail stopped it with the last mail that came back, a user half a day later. */
function stillSince({ isGuarded, sent }: DemoCampaign, mails: readonly LedgerMail[], now: Date): Date {
  const refused = mails.filter(({ outcome }) => outcome === 'rejected').map(({ at }) => at.getTime());
  if (isGuarded && refused.length > 0) return new Date(Math.max(...refused) + 1_000);
  return sent ? new Date(now.getTime() - sent.toDaysAgo * DAY_MS + DAY_MS / 2) : now;
}

type SeededCampaign = { id: string; name: string; mails: readonly LedgerMail[] };

/** What each mail means to other modules that count it, and in the timeline of its recipient. */
async function tellContacts(deps: DemoDeps, trx: Trx, scope: Scope, { id, name, mails }: SeededCampaign) {
  const { workspaceId } = scope;
  const accepted = mails.filter(({ outcome }) => outcome === 'accepted');
  await deps.noteSent(
    trx,
    accepted.map(({ round, mailboxId, messageId, lead, at }) => ({
      messageId,
      workspaceId,
      campaignId: id,
      round,
      mailboxId,
      campaign: name,
      address: lead.email,
      at,
      isProven: true,
    })),
  );
  for (const { lead, open, hasClicked } of accepted) {
    if (!open || open.verdict === 'unknown') continue;
    const event = open.verdict === 'person' ? 'openedByPerson' : 'openedByMachine';
    const about = { email: lead.email, at: open.at, about: name, campaignId: id };
    await deps.noteContact(trx, scope, { ...about, event });
    if (hasClicked) await deps.noteContact(trx, scope, { ...about, event: 'clicked' });
  }
  for (const { lead, outcome, at } of mails) {
    if (outcome === 'rejected') await deps.suppressSince(trx, scope, { email: lead.email, words: REFUSED_WORDS, at });
  }
}

const stickTo = ({ mails, next }: History) => [
  ...new Map([...mails, ...next].map(({ lead: { leadId }, mailboxId }) => [leadId, { leadId, mailboxId }])).values(),
];

function eventsOf(campaignId: string, { id, lead, open, hasClicked, outcome, at }: LedgerMail): NewCampaignEvent[] {
  const mail = { campaignId, leadId: lead.leadId, ledgerId: id };
  if (outcome === 'rejected') return [{ ...mail, kind: 'bounced', at, words: REFUSED_WORDS }];
  if (!open) return [];
  const about = { ...mail, at: open.at };
  const opened: NewCampaignEvent = { ...about, kind: 'opened', verdict: open.verdict, words: open.why };
  if (!hasClicked) return [opened];
  return [opened, { ...about, kind: 'clicked', verdict: 'person', words: 'https://harborline.test/sample-audit' }];
}

function endingOf(campaignId: string, { status, isGuarded, isChanged, endedBy = '' }: DemoCampaign, at: Date) {
  const ending = (kind: NewCampaignEvent['kind']): NewCampaignEvent[] => [{ campaignId, kind, at, words: endedBy }];
  if (status === 'finished') return ending('finished');
  if (status === 'cancel') return ending('canceled');
  if (isGuarded) return ending('guardRail');
  return isChanged ? ending('changed') : [];
}

async function guard(trx: Trx, scope: Scope, id: string, { mails, at }: { mails: readonly LedgerMail[]; at: Date }) {
  const sent = mails.filter(({ outcome }) => outcome !== 'skipped').length;
  const count = mails.filter(({ outcome }) => outcome === 'rejected').length;
  const tripped = { rule: 'bounces' as const, count, sent, share: count / sent, max: BOUNCE_SHARE_MAX };
  await pauseByGuard(trx, scope, id, { id: randomUUID(), tripped, at });
}

/** The same numbers at every start (a linear congruential generator, as good as a demo needs). */
function createRandomSource(): () => number {
  let state = 20_261_117;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
