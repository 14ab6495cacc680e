import type { GuardFacts } from '@outrider/campaign-rules/guard-rails';
import type { Choice, Rates } from '@outrider/send-planner/rehearsal/behaviour';
import type { LongForecastRequest } from '../../forecast/index.ts';

/** Everything a simulation is played from, besides the people: those its thread reads itself. */
export type SimulationOrder = LongForecastRequest & {
  behaviour: { seed: number; rates: Rates; choices: Choice[]; goesOn: boolean };
  /** What the guard-rail has counted until now. */
  returns: GuardFacts;
  /** Values each variant needs and has no default for, by round and variant. */
  needs: Record<string, string>[];
  /** Of these values those that people do not have, by lead. */
  lacks: [leadId: string, names: string[]][];
};

/** Names in one text, as they are shown. */
export const NAMES_APART = ', ';
