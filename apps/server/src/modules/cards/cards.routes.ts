import * as call from '@outrider/contract/cards';
import { languageOf } from '@outrider/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../../platform/http/plain-page.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { countTry, networkOf, type Throttle } from '../../platform/throttle.ts';
import { listAnswers, type TaskRow } from './cards.repository.ts';
import type { CardsDeps } from './cards-deps.ts';
import { donePage } from './done-page.ts';
import { createTask, findTask, markDone, readTasks } from './tasks.ts';

const VISITS_PER_NETWORK: Throttle = { name: 'task-visits', limit: 240, windowSeconds: 600 };
const TASKS_PER_USER: Throttle = { name: 'task-cards', limit: 500, windowSeconds: 3_600 };

type Visit = FastifyRequest<{ Params: { token: string } }>;

export function cardRoutes(api: Api, deps: CardsDeps) {
  serve(api, call.createTaskCard, async (caller, input) => {
    await countTry(deps.db, TASKS_PER_USER, caller.userId, deps.now());
    return createTask(deps, caller, input);
  });
  serve(api, call.readTaskCards, (caller, { tokens }) => readTasks(deps, caller, tokens));
  serve(api, call.listMeetingAnswers, async (caller, { mids }) => ({
    answers: await listAnswers(deps.db, caller, mids),
  }));

  const visit = async (request: Visit): Promise<TaskRow | undefined> => {
    await countTry(deps.db, VISITS_PER_NETWORK, networkOf(request.ip), deps.now());
    return findTask(deps, request.params.token);
  };
  api.app.register(async (routes) => {
    // The button sends an empty form.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', async () => undefined);
    routes.get('/d/:token', async (request: Visit, reply) => show(request, reply, await visit(request)));
    routes.post('/d/:token', async (request: Visit, reply) => {
      const task = await visit(request);
      if (!task) return show(request, reply, undefined);
      await markDone(deps, task);
      return show(request, reply, { ...task, done_at: task.done_at ?? deps.now() });
    });
  });
}

function show({ headers }: FastifyRequest, reply: FastifyReply, task: TaskRow | undefined) {
  const state = !task ? 'unknown' : task.done_at ? 'done' : 'ask';
  return reply
    .status(task ? 200 : 404)
    .headers(PAGE_HEADERS)
    .send(donePage(state, languageOf(headers['accept-language']), task));
}
