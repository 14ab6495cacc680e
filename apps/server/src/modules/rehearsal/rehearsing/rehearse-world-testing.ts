import { createBehaviour, type Rates } from '@outrider/send-planner/rehearsal/behaviour';
import type { PeopleRules } from '@outrider/send-planner/rehearsal/people';
import { rehearse } from '@outrider/send-planner/rehearsal/rehearse';
import { drawFrom } from '@outrider/send-planner/world-testing';
import type { TestDatabase } from '../../../platform/testing/test-database.ts';
import { runFor, settleWorld } from '../../sending/dispatch/forecast-world-testing.ts';
import { actOnMails } from './people-run-testing.ts';

/** Often enough that in a small world something of everything happens. */
const LIVELY: Rates = { opens: 0.4, clicks: 0.1, replies: 0.15, bounces: 0.08, optOuts: 0.08, away: 0.15 };
const NO_RETURNS = { sent: 0, bounced: 0, complained: 0, accepted: { sent: 0, bounced: 0, complained: 0 } };
const STOPS = { onCompanyReply: true, onClick: true };

/** The mails of one random campaign as a rehearsal tells them, and as the sender then sends them to the same people. */
export async function rehearseAndRun(
  database: TestDatabase,
  seed: number,
  horizon: number,
): Promise<{ foreseen: string[]; ran: string[]; kinds: string[] }> {
  const world = await settleWorld(database, drawFrom(seed), STOPS);
  const { state, now } = world;
  const campaigns = new Map(state.campaigns.map((campaign) => [campaign.id, campaign]));
  const campaignId = state.campaigns[0]?.id ?? '';
  const behaviour = createBehaviour(seed, LIVELY);
  const isUnseen: PeopleRules['isUnseen'] = (lead, round) => {
    const campaign = campaigns.get(lead.campaignId);
    return !campaign?.tracksOpens || campaign.rounds[round]?.isPlainText === true;
  };
  const isClickUnseen: PeopleRules['isClickUnseen'] = (lead, round) => {
    const campaign = campaigns.get(lead.campaignId);
    return !campaign?.tracksClicks || campaign.rounds[round]?.isPlainText === true;
  };
  const stops = new Map(state.campaigns.map(({ id }) => [id, STOPS]));
  const simulation = rehearse({
    state,
    campaignId,
    now,
    horizon,
    behaviour,
    rules: { stops, isUnseen, isClickUnseen },
    returns: NO_RETURNS,
  });
  const foreseen = simulation.events.flatMap((event) =>
    event.kind === 'sent' ? `${event.at} ${event.mailboxId} ${event.leadId} ${event.round}` : [],
  );
  const others = actOnMails(database.db, world, { campaignId, behaviour, isUnseen, isClickUnseen });
  const own = new Set(state.leads.flatMap((lead) => (lead.campaignId === campaignId ? lead.id : [])));
  const ran = (await runFor(database, world, { horizon, others })).filter((line) => own.has(line.split(' ')[2] ?? ''));
  return { foreseen: foreseen.toSorted(), ran, kinds: [...new Set(simulation.events.map(({ kind }) => kind))] };
}
