import type { showRehearsalLead as showCall } from '@outrider/contract/campaigns/rehearsal';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { findPreviewLead, listMailsOfLead } from '../../forecast/index.ts';
import { askFilm } from './ask-film.ts';
import type { FilmAnswers } from './film-worker.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';
import { subjectOf, type ThreadMail, writeThread } from './write-thread.ts';

type Shown = z.input<typeof showCall.output>;
type LeadFilm = NonNullable<FilmAnswers['lead']>;

/** One lead's thread as it will read, from what really went to them to the end of the film. */
export async function showRehearsalLead(
  deps: RehearsalDeps,
  scope: Scope,
  { leadId, ...wish }: z.output<typeof showCall.input>,
): Promise<Shown> {
  const { db } = deps;
  const campaign = await ownCampaign(deps, scope, wish.campaignId);
  const lead = await findPreviewLead(db, scope, campaign.id, leadId);
  const { answer: film, asOf } = await askFilm(deps, scope, wish, { ask: 'lead', leadId });
  if (!lead || !film) throw new AppError('notFound');
  const known = await deps.listValues(db, scope, [lead.email]);
  const values = { ...known.get(lead.email), ...lead.fields };
  const past = await listPast(deps, scope, leadId);
  const sent = film.events.flatMap((event) => (event.kind === 'sent' ? event : []));
  const mails: ThreadMail[] = [...past, ...sent];
  const letters = await writeThread(deps, scope, campaign, { leadId, email: lead.email, values }, mails);
  const written = new Map(mails.map((mail, index) => [mail, letters[index]]));
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
        ...NO_LETTER,
        ...written.get(mail),
        ...tell(mail),
        kind: 'sent' as const,
        isReal: true,
      })),
      ...film.events.flatMap((event) =>
        event.kind === 'stopped'
          ? []
          : {
              ...NO_LETTER,
              ...(event.kind === 'sent' ? written.get(event) : {}),
              ...tell(event),
              kind: event.kind,
              reason: event.kind === 'held' ? event.variables : '',
              until: event.kind === 'away' ? timeOf(event.until) : null,
            },
      ),
    ],
    gone: goneOf(film, mails, campaign.rounds.length).map((gone) => ({
      ...gone,
      subject: subjectOf(campaign.rounds, leadId, gone.round),
    })),
  };
}

const NO_LETTER = { variant: '', subject: '', html: '', text: '', reason: '', until: null, isReal: false };

const timeOf = (at: number) => new Date(at).toISOString();
const tell = ({ round, at }: { round: number; at: number }) => ({ round, at: timeOf(at) });

/** What went to them before the film begins. */
async function listPast({ db }: RehearsalDeps, scope: Scope, leadId: string): Promise<ThreadMail[]> {
  const mails = await listMailsOfLead(db, scope, leadId);
  return mails.flatMap(({ state, settledAt, round, mailboxId, variant }) =>
    state === 'accepted' && settledAt ? { round, mailboxId, variant, at: settledAt.getTime() } : [],
  );
}

/** Rounds that neither go to them nor are passed over, and why not. */
function goneOf(film: LeadFilm, mails: readonly ThreadMail[], rounds: number) {
  const had = new Set(mails.map(({ round }) => round));
  for (const { kind, round } of film.events) if (kind === 'skipped') had.add(round);
  const why = reasonOf(film);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    had.has(round) ? [] : { round, ...why },
  );
}

/** `later`: they may get it after the film is over. */
function reasonOf({ events, stop, held, pausedAt }: LeadFilm): { reason: string; at: string | null } {
  if (stop) return { reason: stop, at: null };
  const stopped = events.find(({ kind }) => kind === 'stopped');
  if (stopped?.kind === 'stopped') return { reason: stopped.reason, at: timeOf(stopped.at) };
  if (held) return { reason: held.reason, at: null };
  const lacks = events.find(({ kind }) => kind === 'held');
  if (lacks) return { reason: 'missingVariable', at: timeOf(lacks.at) };
  return pausedAt === null ? { reason: 'later', at: null } : { reason: 'guardRail', at: timeOf(pausedAt) };
}
