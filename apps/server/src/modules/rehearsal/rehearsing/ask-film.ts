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
import { type FilmOrder, NAMES_APART } from './film-order.ts';
import type { FilmAnswers, FilmQuestion } from './film-worker.ts';
import { readPastRates } from './past-rates.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';

/** The same wish has the same film. */
export type FilmWish = {
  campaignId: string;
  seed: number;
  rates?: Rates | undefined;
  choices: RehearsalChoice[];
  goesOn: boolean;
  asOf?: string | undefined;
};

type Asked<Q extends FilmQuestion> = { answer: FilmAnswers[Q['ask']]; asOf: string };

/** A film older than this is not asked about any more; then it begins now. */
const ASKED_WITHIN_MS = 24 * 3_600_000;

/** Asks about a film; it is played where it is not kept. */
export async function askFilm<Q extends FilmQuestion>(
  deps: RehearsalDeps,
  scope: Scope,
  wish: FilmWish,
  question: Q,
): Promise<Asked<Q>> {
  await ownCampaign(deps, scope, wish.campaignId);
  const now = deps.now();
  const asked = wish.asOf === undefined ? now : new Date(wish.asOf);
  const at = Math.abs(now.getTime() - asked.getTime()) < ASKED_WITHIN_MS ? asked : now;
  const key = keyOf(scope, wish, at);
  const known = await deps.films.answer(scope.workspaceId, { key, question });
  const answer = known ?? (await playFilm(deps, scope, wish, { key, question, at }));
  return { answer: answer as FilmAnswers[Q['ask']], asOf: at.toISOString() };
}

async function playFilm(
  deps: RehearsalDeps,
  scope: Scope,
  wish: FilmWish,
  { key, question, at }: { key: string; question: FilmQuestion; at: Date },
) {
  const plan = await planForecast({ ...deps, now: () => at }, scope, wish.campaignId);
  const order = await orderFilm(deps, scope, plan, wish, at);
  const answer = order && (await deps.films.answer(scope.workspaceId, { key, order, question }));
  if (answer === undefined) throw new AppError('notFound');
  return answer;
}

async function orderFilm(
  { db }: RehearsalDeps,
  scope: Scope,
  plan: ForecastPlan,
  wish: FilmWish,
  at: Date,
): Promise<FilmOrder | undefined> {
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

/** Values each letter of a round needs. */
const needsOf = (round: Round): Record<string, string> =>
  Object.fromEntries(
    round.variants.map((variant) => [
      variant.id,
      [...requiredVariables([{ ...round, variants: [variant] }]).keys()].join(NAMES_APART),
    ]),
  );

function keyOf({ workspaceId }: Scope, { campaignId, seed, rates, choices, goesOn }: FilmWish, at: Date): string {
  const given = rates && RATE_NAMES.map((name) => rates[name]);
  const parts = [workspaceId, campaignId, seed, given, choices, goesOn, at.getTime()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
