import type { showRehearsalLead as showCall } from '@outrider/contract/campaigns/rehearsal';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { findPreviewLead, listMailsOfLead } from '../../forecast/index.ts';
import { askSimulation } from './ask-simulation.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';
import type { SimulationAnswers } from './simulation-worker.ts';
import { subjectOf, type ThreadMail, writeThread } from './write-thread.ts';

type Shown = z.input<typeof showCall.output>;
type LeadSimulation = NonNullable<SimulationAnswers['lead']>;

/** One lead's thread as it will read, from what really went to them to the end of the simulation. */
export async function showRehearsalLead(
  deps: RehearsalDeps,
  scope: Scope,
  { leadId, ...wish }: z.output<typeof showCall.input>,
): Promise<Shown> {
  const { db } = deps;
  const campaign = await ownCampaign(deps, scope, wish.campaignId);
  const lead = await findPreviewLead(db, scope, campaign.id, leadId);
  const { answer: simulation, asOf } = await askSimulation(deps, scope, wish, { ask: 'lead', leadId });
  if (!lead || !simulation) throw new AppError('notFound');
  const known = await deps.listValues(db, scope, [lead.email]);
  const values = { ...known.get(lead.email), ...lead.fields };
  const past = await listPast(deps, scope, leadId);
  const sent = simulation.events.flatMap((event) => (event.kind === 'sent' ? event : []));
  const mails: ThreadMail[] = [...past, ...sent];
  const texts = await writeThread(deps, scope, campaign, { leadId, email: lead.email, values }, mails);
  const written = new Map(mails.map((mail, index) => [mail, texts[index]]));
  const [mailbox] = await deps.listMailboxes(db, mails[0] ? [mails[0].mailboxId] : []);
  const { firstName = '', lastName = '', company = '', title = '', city = '' } = values;
  return {
    asOf,
    person: {
      name: `${firstName} ${lastName}`.trim() || lead.email,
      firstName,
      email: lead.email,
      company,
      title,
      place: city,
    },
    from: mailbox ? { name: mailbox.senderName, email: mailbox.email } : null,
    thread: [
      ...past.map((mail) => ({
        ...NO_MAIL,
        ...written.get(mail),
        ...tell(mail),
        kind: 'sent' as const,
        isReal: true,
      })),
      ...simulation.events.flatMap((event) =>
        event.kind === 'stopped'
          ? []
          : {
              ...NO_MAIL,
              ...(event.kind === 'sent' ? written.get(event) : {}),
              ...tell(event),
              kind: event.kind,
              reason: event.kind === 'held' ? event.variables : '',
              until: event.kind === 'away' ? timeOf(event.until) : null,
            },
      ),
    ],
    gone: goneOf(simulation, mails, campaign.rounds.length).map((gone) => ({
      ...gone,
      subject: subjectOf(campaign.rounds, leadId, gone.round),
    })),
  };
}

const NO_MAIL = { variant: '', subject: '', html: '', text: '', reason: '', until: null, isReal: false };

const timeOf = (at: number) => new Date(at).toISOString();
const tell = ({ round, at }: { round: number; at: number }) => ({ round, at: timeOf(at) });

/** What went to them before the simulation begins. */
async function listPast({ db }: RehearsalDeps, scope: Scope, leadId: string): Promise<ThreadMail[]> {
  const mails = await listMailsOfLead(db, scope, leadId);
  return mails.flatMap(({ state, settledAt, round, mailboxId, variant }) =>
    state === 'accepted' && settledAt ? { round, mailboxId, variant, at: settledAt.getTime() } : [],
  );
}

/** Rounds that neither go to them nor are passed over, and why not. */
function goneOf(simulation: LeadSimulation, mails: readonly ThreadMail[], rounds: number) {
  const had = new Set(mails.map(({ round }) => round));
  for (const { kind, round } of simulation.events) if (kind === 'skipped') had.add(round);
  const why = reasonOf(simulation);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    had.has(round) ? [] : { round, ...why },
  );
}

/** `later`: they may get it after the simulation is over. */
function reasonOf({ events, stop, held, pausedAt }: LeadSimulation): { reason: string; at: string | null } {
  if (stop) return { reason: stop, at: null };
  const stopped = events.find(({ kind }) => kind === 'stopped');
  if (stopped?.kind === 'stopped') return { reason: stopped.reason, at: timeOf(stopped.at) };
  if (held) return { reason: held.reason, at: null };
  const lacks = events.find(({ kind }) => kind === 'held');
  if (lacks) return { reason: 'missingVariable', at: timeOf(lacks.at) };
  return pausedAt === null ? { reason: 'later', at: null } : { reason: 'guardRail', at: timeOf(pausedAt) };
}
