import { startThreads, type ThreadAnswer, type ThreadQuestion } from '../../../platform/worker-threads.ts';
import type { FilmAnswers, FilmQuestion, FilmRequest, FilmWorker } from './film-worker.ts';

type Answer = FilmAnswers[FilmQuestion['ask']] | undefined;
export type ThreadFilmQuestion = ThreadQuestion<FilmRequest>;
export type ThreadFilmAnswer = ThreadAnswer<Answer>;

/** A worker in a thread of its own: one film at a time is played, and forecasts do not wait for it. */
export function startFilmWorker(databaseUrl: string): FilmWorker & { close(): Promise<void> } {
  const { ask, close } = startThreads<FilmRequest, Answer>({
    file: new URL('./film-thread.ts', import.meta.url),
    workerData: databaseUrl,
    threads: 1,
    youngMb: 96,
    what: 'a rehearsal',
  });
  return { answer: (workspaceId, request) => ask(workspaceId, request) as Promise<Answer>, close };
}
