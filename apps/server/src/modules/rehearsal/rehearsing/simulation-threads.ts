import { startThreads, type ThreadAnswer, type ThreadQuestion } from '../../../platform/worker-threads.ts';
import type {
  SimulationAnswers,
  SimulationQuestion,
  SimulationRequest,
  SimulationWorker,
} from './simulation-worker.ts';

type Answer = SimulationAnswers[SimulationQuestion['ask']] | undefined;
export type ThreadSimulationQuestion = ThreadQuestion<SimulationRequest>;
export type ThreadSimulationAnswer = ThreadAnswer<Answer>;

/** A worker in a thread of its own: one simulation at a time is played, and forecasts do not wait for it. */
export function startSimulationWorker(databaseUrl: string): SimulationWorker & { close(): Promise<void> } {
  const { ask, close } = startThreads<SimulationRequest, Answer>({
    file: new URL('./simulation-thread.ts', import.meta.url),
    workerData: databaseUrl,
    threads: 1,
    youngMb: 96,
    what: 'a rehearsal',
  });
  return { answer: (workspaceId, request) => ask(workspaceId, request) as Promise<Answer>, close };
}
