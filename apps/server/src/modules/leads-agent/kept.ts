import type { Kept } from '../../platform/sweep.job.ts';
import './leads-agent.tables.ts';

/** Pages change, and people leave: what was found a year ago is looked for anew. */
export const KEPT_BY_LEADS_AGENT: Kept[] = [
  { table: 'agent_tasks', since: 'created_at', days: 400 },
  { table: 'agent_questions', since: 'asked_at', days: 30 },
];
