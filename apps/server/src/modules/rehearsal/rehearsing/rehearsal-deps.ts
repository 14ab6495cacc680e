import type { ForecastDeps, PreviewDeps } from '../../forecast/index.ts';
import type { SimulationWorker } from './simulation-worker.ts';

/** What playing a campaign needs of the rest of the product. */
export type RehearsalDeps = Pick<ForecastDeps, 'db' | 'now' | 'listMailboxes' | 'listWorkspaces' | 'listValues'> &
  Pick<PreviewDeps, 'appUrl' | 'buildMail' | 'picturesOf'> & { simulations: SimulationWorker };
