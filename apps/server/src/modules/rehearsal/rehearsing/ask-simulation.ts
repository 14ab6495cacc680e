import { createHash } from 'node:crypto';
import type { Round } from '@outrider/campaign-rules/campaign';
import type { RehearsalChoice } from '@outrider/contract/campaigns/rehearsal';
import { AppError } from '@outrider/contract/errors';
import type { Rates } from '@outrider/send-planner/rehearsal/behaviour';
import { RATE_NAMES } from '@outrider/send-planner/rehearsal/names';
import type { Scope } from '../../../platform/db.ts';
import { countReturns, guardSince, ownCampaign } from '../../campaigns/index.ts';
import { type ForecastPlan, planForecast } from '../../forecast/index.ts';
import { listLacking, requiredVariables } from '../../leads/index.ts';
import { readPastRates } from './past-rates.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';
import { NAMES_APART, type SimulationOrder } from './simulation-order.ts';
import type { SimulationAnswers, SimulationQuestion } from './simulation-worker.ts';

/** The same wish has the same simulation. */
export type SimulationSettings = {
  campaignId: string;
  seed: number;
  rates?: Rates | undefined;
  choices: RehearsalChoice[];
  goesOn: boolean;
  asOf?: string | undefined;
};

type Asked<Q extends SimulationQuestion> = { answer: SimulationAnswers[Q['ask']]; asOf: string };

/** A simulation older than this is not asked about any more; then it begins now. */
const ASKED_WITHIN_MS = 24 * 3_600_000;

/** Asks about a simulation; it is played where it is not kept. */
export async function askSimulation<Q extends SimulationQuestion>(
  deps: RehearsalDeps,
  scope: Scope,
  wish: SimulationSettings,
  question: Q,
): Promise<Asked<Q>> {
  await ownCampaign(deps, scope, wish.campaignId);
  const now = deps.now();
  const asked = wish.asOf === undefined ? now : new Date(wish.asOf);
  const at = Math.abs(now.getTime() - asked.getTime()) < ASKED_WITHIN_MS ? asked : now;
  const key = keyOf(scope, wish, at);
  const known = await deps.simulations.answer(scope.workspaceId, { key, question });
  const answer = known ?? (await playSimulation(deps, scope, wish, { key, question, at }));
  return { answer: answer as SimulationAnswers[Q['ask']], asOf: at.toISOString() };
}

async function playSimulation(
  deps: RehearsalDeps,
  scope: Scope,
  wish: SimulationSettings,
  { key, question, at }: { key: string; question: SimulationQuestion; at: Date },
) {
  const plan = await planForecast({ ...deps, now: () => at }, scope, wish.campaignId);
  const order = await orderSimulation(deps, scope, plan, wish, at);
  const answer = order && (await deps.simulations.answer(scope.workspaceId, { key, order, question }));
  if (answer === undefined) throw new AppError('notFound');
  return answer;
}

async function orderSimulation(
  { db }: RehearsalDeps,
  scope: Scope,
  plan: ForecastPlan,
  wish: SimulationSettings,
  at: Date,
): Promise<SimulationOrder | undefined> {
  const { campaign, rounds } = plan;
  const [order, returns, lacking, past] = await Promise.all([
    plan.order(),
    countReturns(db, scope, campaign.id, guardSince(at)),
    listLacking(db, scope, campaign.id, [...requiredVariables(rounds).keys()]),
    wish.rates ?? readPastRates(db, scope, at).then(({ rates }) => rates),
  ]);
  return (
    order && {
      ...order,
      behaviour: { seed: wish.seed, rates: past, choices: wish.choices, goesOn: wish.goesOn },
      returns: { ...returns, accepted: campaign.guard_accepted },
      needs: rounds.map(needsOf),
      lacks: lacking.map(({ id, names }) => [id, names]),
    }
  );
}

/** Values each variant of a round needs. */
const needsOf = (round: Round): Record<string, string> =>
  Object.fromEntries(
    round.variants.map((variant) => [
      variant.id,
      [...requiredVariables([{ ...round, variants: [variant] }]).keys()].join(NAMES_APART),
    ]),
  );

function keyOf(
  { workspaceId }: Scope,
  { campaignId, seed, rates, choices, goesOn }: SimulationSettings,
  at: Date,
): string {
  const given = rates && RATE_NAMES.map((name) => rates[name]);
  const parts = [workspaceId, campaignId, seed, given, choices, goesOn, at.getTime()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
