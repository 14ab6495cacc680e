import type { Db } from '../../../platform/db.ts';
import type { KeptAnswers } from '../../../platform/kept-answers.ts';
import type { SendingDeps } from '../../sending/index.ts';
import type { ComputedForecast } from '../worker/compute-forecast.ts';
import type { LeadStates } from '../worker/compute-states.ts';
import type { ForecastWorker } from '../worker/forecast-worker.ts';
import type { LeadAddresses } from './lead-addresses.ts';
import type { StatesOfSecond } from './states-of-second.ts';

/** What looking ahead needs of the rest of the product. */
export type ForecastDeps = Pick<SendingDeps, 'listMailboxes' | 'listWorkspaces' | 'listValues'> & {
  db: Db;
  now: () => Date;
  worker: ForecastWorker;
  states: KeptAnswers<LeadStates | undefined>;
  statesOfSecond: StatesOfSecond;
  forecasts: KeptAnswers<ComputedForecast | undefined>;
  addresses: LeadAddresses;
};

/** People of whom an answer is worked out in a moment: it is, each time it is asked for. */
const FEW = 2_000;

export const areCostlyStates = (look: LeadStates | undefined): boolean =>
  look !== undefined && look.campaigns.reduce((sum, { leads }) => sum + leads.ids.length, 0) > FEW;

export const isCostlyForecast = (ahead: ComputedForecast | undefined): boolean =>
  ahead !== undefined && ahead.mails > FEW;
