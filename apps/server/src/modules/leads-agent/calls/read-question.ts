import { randomUUID } from 'node:crypto';
import type { understandQuestion as understandCall } from '@outrider/contract/leads-agent/search';
import { checkModelCriteria, criteriaOrder, wantsModel } from '@outrider/lead-finder/model/model-criteria';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { criteriaAnswer, readAnswer } from '../model/answer-shapes.ts';
import { countQuestionsSince, findQuestion, insertQuestion } from '../store/questions.repository.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'model' | 'log' | 'now'>;

const HOUR_MS = 3_600_000;
/** Questions are read while they are written; beyond this the rules read them alone. */
const QUESTIONS_AN_HOUR = 120;
/** The user waits for the criteria. */
const PATIENCE_MS = 6_000;

/** The criteria of a question: by the rules, and where they leave words over, with a model. Each question is asked once. */
export async function readQuestion(
  deps: Deps,
  scope: Scope,
  question: string,
): Promise<z.input<typeof understandCall.output>> {
  const understood = understandQuestion(question);
  if (!deps.model || !wantsModel(understood.criteria)) return understood;
  const criteria = await askModel(deps, deps.model, scope, { question, criteria: understood.criteria }).catch(
    (error: unknown) => {
      deps.log.warn({ err: error }, 'a question could not be read by a model');
      return undefined;
    },
  );
  return criteria ? { ...understood, criteria } : understood;
}

type Understood = { question: string; criteria: ReturnType<typeof understandQuestion>['criteria'] };

async function askModel(
  { db, now }: Deps,
  model: NonNullable<Deps['model']>,
  scope: Scope,
  { question, criteria: understood }: Understood,
) {
  const known = await findQuestion(db, scope, question);
  if (known) return known;
  const at = now();
  if ((await countQuestionsSince(db, scope, new Date(at.getTime() - HOUR_MS))) >= QUESTIONS_AN_HOUR) return undefined;
  const order = criteriaOrder(question, randomUUID());
  const { text, micros } = await model.ask(order, AbortSignal.timeout(PATIENCE_MS));
  const answered = readAnswer(criteriaAnswer, text);
  const criteria = checkModelCriteria(question, understood, answered?.criteria ?? []);
  await insertQuestion(db, scope, { question, criteria, micros, at });
  return criteria;
}
