import type { Choice } from '@outrider/send-planner/rehearsal/behaviour';
import type { SimulationEvent } from '@outrider/send-planner/rehearsal/simulation';
import type { Db } from '../../../platform/db.ts';
import { createWorlds } from '../../forecast/for-workers.ts';
import { type ComparedChoice, compareChoices } from './compare-choices.ts';
import { type KeptSimulation, keepSimulation } from './keep-simulation.ts';
import { type LeadsWish, listSimulationLeads, readDay, readLead, summariseSimulation } from './read-simulation.ts';
import type { SimulationOrder } from './simulation-order.ts';

export type SimulationAnswers = {
  summary: ReturnType<typeof summariseSimulation>;
  day: SimulationEvent[];
  leads: ReturnType<typeof listSimulationLeads>;
  lead: ReturnType<typeof readLead>;
  choices: ComparedChoice[];
};

export type SimulationQuestion =
  | { ask: 'summary'; of: number }
  | { ask: 'day'; day: string }
  | ({ ask: 'leads' } & LeadsWish)
  | { ask: 'lead'; leadId: string }
  | { ask: 'choices'; leadId: string; options: Omit<Choice, 'leadId'>[] };

/** `key` names the simulation; `order`: how to play it where it is not kept. */
export type SimulationRequest = { key: string; order?: SimulationOrder | undefined; question: SimulationQuestion };

/** Nothing: the simulation is not kept, and nobody said how to play it. */
export type SimulationWorker = {
  answer(
    workspaceId: string,
    request: SimulationRequest,
  ): Promise<SimulationAnswers[SimulationQuestion['ask']] | undefined>;
};

/** Simulations on open pages. One of fifty thousand people is some fifty megabytes. */
const KEPT_MAX = 4;

/** Plays simulations and answers about them. In the product it sits in a thread of its own: a large one takes seconds. */
export function createSimulationWorker(db: Db): SimulationWorker {
  const worlds = createWorlds(db);
  const kept = new Map<string, KeptSimulation>();

  async function find({ key, order }: SimulationRequest): Promise<KeptSimulation | undefined> {
    const known = kept.get(key);
    const simulation = known ?? (order && keepSimulation(await worlds.of(order, { isFresh: false }), order));
    if (!simulation) return undefined;
    kept.delete(key);
    kept.set(key, simulation);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return simulation;
  }

  return {
    async answer(_workspaceId, request) {
      const simulation = await find(request);
      if (!simulation) return undefined;
      const { question } = request;
      switch (question.ask) {
        case 'summary':
          return summariseSimulation(simulation, question.of);
        case 'day':
          return readDay(simulation, question.day);
        case 'leads':
          return listSimulationLeads(simulation, question);
        case 'lead':
          return readLead(simulation, question.leadId);
        case 'choices':
          return simulation.leads.has(question.leadId)
            ? compareChoices(simulation, question.leadId, question.options)
            : [];
      }
    },
  };
}
