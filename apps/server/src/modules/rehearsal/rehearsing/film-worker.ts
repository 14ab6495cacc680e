import type { Choice } from '@outrider/send-planner/rehearsal/behaviour';
import type { FilmEvent } from '@outrider/send-planner/rehearsal/film';
import type { Db } from '../../../platform/db.ts';
import { createWorlds } from '../../forecast/index.ts';
import { type ComparedChoice, compareChoices } from './compare-choices.ts';
import type { FilmOrder } from './film-order.ts';
import { type KeptFilm, keepFilm } from './keep-film.ts';
import { type LeadsWish, listFilmLeads, readDay, readLead, summariseFilm } from './read-film.ts';

/** What can be asked of a film, and its answer. */
export type FilmAnswers = {
  summary: ReturnType<typeof summariseFilm>;
  day: FilmEvent[];
  leads: ReturnType<typeof listFilmLeads>;
  lead: ReturnType<typeof readLead>;
  choices: ComparedChoice[];
};

export type FilmQuestion =
  | { ask: 'summary'; of: number }
  | { ask: 'day'; day: string }
  | ({ ask: 'leads' } & LeadsWish)
  | { ask: 'lead'; leadId: string }
  | { ask: 'choices'; leadId: string; options: Omit<Choice, 'leadId'>[] };

/** `key` names the film; `order`: how to play it where it is not kept. */
export type FilmRequest = { key: string; order?: FilmOrder | undefined; question: FilmQuestion };

/** Nothing: the film is not kept, and nobody said how to play it. */
export type FilmWorker = {
  answer(workspaceId: string, request: FilmRequest): Promise<FilmAnswers[FilmQuestion['ask']] | undefined>;
};

/** Films somebody looks at now. One of fifty thousand people is some fifty megabytes. */
const KEPT_MAX = 4;

/** Plays films and answers about them. In the product it sits in a thread of its own: a large one takes seconds. */
export function createFilmWorker(db: Db): FilmWorker {
  const worlds = createWorlds(db);
  const kept = new Map<string, KeptFilm>();

  async function find({ key, order }: FilmRequest): Promise<KeptFilm | undefined> {
    const known = kept.get(key);
    const film = known ?? (order && keepFilm(await worlds.of(order, { isFresh: false }), order));
    if (!film) return undefined;
    kept.delete(key);
    kept.set(key, film);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return film;
  }

  return {
    async answer(_workspaceId, request) {
      const film = await find(request);
      if (!film) return undefined;
      const { question } = request;
      switch (question.ask) {
        case 'summary':
          return summariseFilm(film, question.of);
        case 'day':
          return readDay(film, question.day);
        case 'leads':
          return listFilmLeads(film, question);
        case 'lead':
          return readLead(film, question.leadId);
        case 'choices':
          return film.leads.has(question.leadId) ? compareChoices(film, question.leadId, question.options) : [];
      }
    },
  };
}
