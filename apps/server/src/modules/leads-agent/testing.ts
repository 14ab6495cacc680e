import { randomUUID } from 'node:crypto';
import type { SearchWish } from '@outrider/contract/leads-agent/search';
import type { Candidate, Proof, Stated } from '@outrider/lead-finder/lead';
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import type { Db, Scope } from '../../platform/db.ts';
import './leads-agent.tables.ts';
import { NO_COUNTS } from './store/tasks.repository.ts';

export const aWish = (question: string, change: Partial<SearchWish> = {}): SearchWish => ({
  question,
  criteria: understandQuestion(question).criteria,
  sources: ['google'],
  maxResults: 20,
  budgetMicros: 1_000_000,
  skipsContacts: true,
  ...change,
});

/** A row in every table of a workspace. Over, so that no job of a running server touches it. */
export async function fillLeadsAgentTables(db: Db, { workspaceId }: Scope) {
  const [taskId, at] = [randomUUID(), new Date('2026-11-16T09:00:00Z')];
  const owner = { task_id: taskId, workspace_id: workspaceId };
  const wish = aWish('CTOs of companies only A asked for in Berlin');
  await db
    .insertInto('agent_tasks')
    .values({
      id: taskId,
      workspace_id: workspaceId,
      name: 'a search only A made',
      wish: JSON.stringify(wish),
      state: 'ended',
      stop_reason: 'limitMet',
      wanted: 20,
      budget_micros: 1_000_000,
      preview_began_at: at,
      quota_period: null,
      counts: JSON.stringify({ ...NO_COUNTS, judged: 1, fit: 1 }),
      verdicts: '[]',
      expected: null,
      events: 1,
      rows: 1,
      next_run_at: null,
      created_at: at,
      started_at: at,
      ended_at: at,
    })
    .execute();
  const key = 'found-only-by-a.test';
  const stated: Stated = { value: 'Ada Found', confidence: 0.9, proofs: [aProof('Ada Found', `https://${key}/team`)] };
  const email = { ...stated, value: `ada@${key}` };
  const candidate: Candidate = {
    key: `${key} ada found`,
    companyKey: key,
    name: stated,
    title: null,
    email,
    phone: null,
    links: [],
  };
  const company = {
    key,
    name: stated,
    industry: null,
    city: null,
    country: null,
    people: null,
    said: [],
    objection: null,
  };
  await db
    .insertInto('agent_companies')
    .values({ ...owner, company_key: key, company: JSON.stringify(company), known: '[]' })
    .execute();
  await db
    .insertInto('agent_rows')
    .values({
      ...owner,
      person_key: candidate.key,
      company_key: key,
      number: 1,
      candidate: JSON.stringify(candidate),
      judgements: '[]',
      fit: 'fit',
      decided_by: 'said to A alone',
      confidence: 0.9,
      email: email.value,
      email_origin: 'stated',
      email_state: 'VALID',
      charge: 'charged',
      is_preview: false,
      agreed: null,
      contact_id: null,
      found_at: at,
    })
    .execute();
  const unit = { kind: 'company', source: 'google', subject: key, asked: '{"urls":[]}', stage: 3, turn: 0.5 } as const;
  const done = { next_try_at: null, lease: null, lease_until: null, settled_at: at };
  await db
    .insertInto('agent_units')
    .values({ ...owner, ...unit, ...done })
    .execute();
  await db
    .insertInto('agent_events')
    .values({ ...owner, number: 1, kind: 'procedure', words: 'what A was told of it', row_id: null, at })
    .execute();
  await db
    .insertInto('agent_spend')
    .values({ ...owner, source: 'google', micros: 5_000, failed_at: null })
    .execute();
  await db
    .insertInto('agent_questions')
    .values({
      workspace_id: workspaceId,
      question: wish.question,
      criteria: JSON.stringify(wish.criteria),
      micros: 40,
      asked_at: at,
    })
    .execute();
}

const aProof = (quote: string, url: string): Proof => ({
  quote,
  offset: 0,
  place: 'text',
  url,
  readAt: '2026-11-16T09:00:00.000Z',
  source: 'google',
});
