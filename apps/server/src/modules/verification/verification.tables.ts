import type { TASK_SOURCES, TASK_STATES } from '@outrider/contract/verification/verification';
import type { CatchAllTest } from '@outrider/email-verifier/catch-all-test';
import type { Category, Flag } from '@outrider/email-verifier/verdict';
import type { ColumnType, Generated } from 'kysely';
import type { SelfCheckResult } from './self-check/self-check-result.ts';

type Json<T> = ColumnType<T, string, string>;

export type TaskState = (typeof TASK_STATES)[number];
export type TaskSource = (typeof TASK_SOURCES)[number];
export type FeedbackOutcome = 'delivered' | 'bounced';

export type VerifyTasksTable = {
  id: string;
  workspace_id: string;
  name: string;
  source: TaskSource;
  file_name: string;
  state: TaskState;
  names_only: boolean;
  recheck_of: string | null;
  total: number;
  valid: Generated<number>;
  invalid: Generated<number>;
  unknown: Generated<number>;
  domain_error: Generated<number>;
  unchecked: Generated<number>;
  charged: Generated<number>;
  reported: Generated<number>;
  first_answers: Generated<number>;
  first_answered_at: Generated<Date | null>;
  slowest_ms: Generated<number>;
  /** A day is written as text; reading casts it to text. */
  quota_period: string;
  by_user_id: string | null;
  by_name: string;
  started_at: Date;
  ended_at: Date | null;
};

export type VerifyRowsTable = {
  task_id: string;
  row: number;
  workspace_id: string;
  email: string;
  domain: string;
  report: number | null;
  category: Category | null;
  reason: Generated<string>;
  flags: Generated<Flag[]>;
  mx: Generated<string>;
  code: number | null;
  enhanced: Generated<string>;
  reply: Generated<string>;
  attempts: Generated<number>;
  meant: string | null;
  rounds: Generated<number>;
  next_try_at: Date | null;
  first_asked_at: Date | null;
  settled_at: Date | null;
  lease: string | null;
  lease_until: Date | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    verify_tasks: VerifyTasksTable;
    verify_rows: VerifyRowsTable;
    catch_all_tests: { domain: string; result: Json<CatchAllTest>; learned_at: Date };
    verify_feedback: {
      workspace_id: string;
      email: string;
      outcome: FeedbackOutcome;
      reply: string;
      at: Date;
    };
    self_checks: { id: string; at: Date; route: string; can_ask: boolean; checks: Json<SelfCheckResult[]> };
  }
}
