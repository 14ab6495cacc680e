import { startThreads, type ThreadAnswer, type ThreadQuestion } from '../../../platform/worker-threads.ts';
import type { FilmAnswers, FilmDesk, FilmQuestion, FilmRequest } from './film-desk.ts';

type Answer = FilmAnswers[FilmQuestion['ask']] | undefined;
export type ThreadFilmQuestion = ThreadQuestion<FilmRequest>;
export type ThreadFilmAnswer = ThreadAnswer<Answer>;

/** A desk in a thread of its own: one film at a time is played, and forecasts do not wait for it. */
export function startFilmDesk(databaseUrl: string): FilmDesk & { close(): Promise<void> } {
  const { ask, close } = startThreads<FilmRequest, Answer>({
    file: new URL('./film-thread.ts', import.meta.url),
    workerData: databaseUrl,
    threads: 1,
    youngMb: 96,
    what: 'a rehearsal',
  });
  return { answer: (workspaceId, request) => ask(workspaceId, request) as Promise<Answer>, close };
}
