import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '../db.ts';

type ExplainedStatement = {
  text: string;
  /** Rows its plan looked at, whether it kept them or not; a join that compares all with all looks at their product. */
  rows: number;
};

type ExplainedDatabase = { db: Db; statements: ExplainedStatement[]; close(): Promise<void> };

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_parameter_max_length': 0,
};

/** Notes of each statement how many rows it took, which unlike its time is the same on any machine. */
export function openExplainedDatabase(url: string): ExplainedDatabase {
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({ connectionString: url, max: 4, options: options.join(' ') });
  const statements: ExplainedStatement[] = [];
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const [, json] = message.split('plan:\n');
      if (!message.startsWith('duration:') || json === undefined) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      statements.push({ text, rows: countRows(plan) });
    }),
  );
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, statements, close: () => db.destroy() };
}

type PlanNode = {
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
};

/** What PostgreSQL tells of a node is the average of its loops. */
function countRows(node: PlanNode): number {
  const looked = [node['Actual Rows'], node['Rows Removed by Filter'], node['Rows Removed by Join Filter']];
  const own = looked.reduce<number>((sum, rows = 0) => sum + rows, 0) * (node['Actual Loops'] ?? 1);
  return (node.Plans ?? []).reduce((sum, part) => sum + countRows(part), own);
}
