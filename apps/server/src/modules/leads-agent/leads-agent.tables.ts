import type { AgentTask, SearchWish } from '@outrider/contract/leads-agent/search';
import type { Category } from '@outrider/email-verifier/verdict';
import type { KnownAddress } from '@outrider/lead-finder/email-pattern';
import type { Fit } from '@outrider/lead-finder/judge/judge';
import type {
  Candidate,
  Company,
  Criterion,
  Judgement,
  SourceKey,
  SpendKey,
  StopReason,
} from '@outrider/lead-finder/lead';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** Read as text; queries cast it to a number. */
type Micros = ColumnType<string, number | undefined, number>;

export type TaskCounts = AgentTask['counts'];
export type Verdicts = AgentTask['verdicts'];
export type EmailState = 'none' | 'searching' | Category;
export type UnitKind = 'search' | 'people' | 'crawl' | 'company' | 'match' | 'address';

declare module '../../platform/db.ts' {
  interface Tables {
    agent_tasks: {
      id: string;
      workspace_id: string;
      name: string;
      wish: Json<SearchWish>;
      state: AgentTask['state'];
      stop_reason: StopReason | null;
      wanted: number;
      budget_micros: Micros;
      preview_until: Generated<number>;
      preview_began_at: Date | null;
      spent_micros: Micros;
      held_micros: Micros;
      charged: Generated<number>;
      due: Generated<number>;
      reserved: Generated<number>;
      quota_period: string | null;
      counts: Json<TaskCounts>;
      verdicts: Json<Verdicts>;
      companies_read: Generated<number>;
      expected: ColumnType<AgentTask['expected'], string | null, string | null>;
      suggestions: ColumnType<AgentTask['suggestions'], string | undefined, string>;
      obliged: ColumnType<AgentTask['obliged'], string | undefined, string>;
      events: Generated<number>;
      rows: Generated<number>;
      is_weekly: Generated<boolean>;
      next_run_at: Date | null;
      created_at: Date;
      started_at: Date | null;
      ended_at: Date | null;
    };
    agent_units: {
      id: Generated<string>;
      workspace_id: string;
      task_id: string;
      kind: UnitKind;
      source: SourceKey;
      subject: string;
      asked: Json<unknown>;
      stage: number;
      turn: number;
      price_micros: Micros;
      model_micros: Micros;
      attempts: Generated<number>;
      next_try_at: Date | null;
      lease: string | null;
      lease_until: Date | null;
      settled_at: Date | null;
    };
    agent_companies: {
      task_id: string;
      company_key: string;
      workspace_id: string;
      company: Json<Company>;
      known: Json<KnownAddress[]>;
    };
    agent_rows: {
      id: Generated<string>;
      workspace_id: string;
      task_id: string;
      person_key: string;
      company_key: string;
      number: number | null;
      candidate: Json<Candidate>;
      judgements: Json<Judgement[]>;
      fit: Fit;
      decided_by: string;
      confidence: number;
      email: string | null;
      email_origin: 'stated' | 'guessed' | null;
      email_state: EmailState;
      charge: 'none' | 'due' | 'charged';
      is_preview: boolean;
      agreed: boolean | null;
      contact_id: string | null;
      found_at: Date;
    };
    agent_events: {
      task_id: string;
      number: number;
      workspace_id: string;
      kind: 'procedure' | 'task' | 'row';
      words: string;
      row_id: string | null;
      at: Date;
    };
    agent_spend: {
      task_id: string;
      source: SpendKey;
      workspace_id: string;
      micros: Micros;
      requests: Generated<number>;
      answered: Generated<number>;
      found: Generated<number>;
      trouble: Generated<string>;
      failed_at: Date | null;
    };
    agent_questions: {
      workspace_id: string;
      question: string;
      criteria: Json<Criterion[]>;
      micros: Micros;
      is_counted: Generated<boolean>;
      asked_at: Date;
    };
  }
}
