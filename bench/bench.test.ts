import { expect, it } from 'vitest';
import { IS_LONG } from '../apps/server/src/platform/testing/test-form.ts';
import { listBenches, runBench } from './bench.ts';
import { run as killWorkers, SHORT } from './faults/leads.faults.ts';
import { median, percentile } from './load.ts';

it.runIf(IS_LONG)('The api bench prints one well-formed JSON line per metric', { timeout: 240_000 }, async () => {
  const lines: string[] = [];
  await runBench('api', 'short', (line) => lines.push(line));
  const metrics = lines.map((line): unknown => JSON.parse(line));
  const numbers = { value: expect.any(Number), limit: expect.any(Number), ratio: expect.any(Number) };
  expect(metrics).toEqual([
    { bench: 'api', metric: 'requests_per_second', ...numbers },
    { bench: 'api', metric: 'p99_ms', ...numbers },
    { bench: 'api', metric: 'accounts_list_requests_per_second', ...numbers },
    { bench: 'api', metric: 'campaigns_list_requests_per_second', ...numbers },
    { bench: 'api', metric: 'dashboard_requests_per_second', ...numbers },
    { bench: 'api', metric: 'dashboard_p99_ms', ...numbers },
    { bench: 'api', metric: 'large_accounts_list_requests_per_second', ...numbers },
    { bench: 'api', metric: 'large_campaigns_list_requests_per_second', ...numbers },
    { bench: 'api', metric: 'large_dashboard_requests_per_second', ...numbers },
    { bench: 'api', metric: 'large_dashboard_p99_ms', ...numbers },
  ]);
});

it.runIf(IS_LONG)('The box bench prints one well-formed JSON line per metric', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('box', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(metrics).toEqual(['mails_per_second', 'mails_per_cpu_second', 'megabytes_for_10000_mailboxes']);
});

it.runIf(IS_LONG)('The mailboxes bench prints one well-formed JSON line per metric', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('mailboxes', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(metrics).toEqual(['kilobytes_per_mailbox', 'cpu_milliseconds_per_mailbox', 'milliseconds_per_mailbox']);
});

it('The verifier bench finds every verdict right, and prints one line per metric', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('verifier', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => JSON.parse(line) as { metric: string; ratio: number });
  expect(metrics.map(({ metric }) => metric)).toEqual([
    'right',
    'good_or_unjudgeable_called_invalid',
    'others_called_valid',
    'verdicts_per_second',
    'connections_per_1000_verdicts',
    'most_connections_to_one_mx',
  ]);
  // Speed means nothing in a short run; being right does.
  expect(metrics.slice(0, 3).map(({ ratio }) => ratio)).toEqual([1, 1, 1]);
});

it.runIf(IS_LONG)('The contacts bench asks the list every kind of question', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('contacts', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(metrics).toContain('rows_settled_per_second');
  expect(metrics.filter((metric) => metric.startsWith('list_p95_ms_')).length).toBeGreaterThan(20);
});

it.runIf(IS_LONG)('The search bench asks every kind of question', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('search', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(metrics).toHaveLength(8);
  expect(metrics).toContain('search_p95_ms_common');
});

it('The leads bench finds proven leads on seen and on held-out pages, and obeys none', {
  timeout: 120_000,
}, async () => {
  const lines: string[] = [];
  await runBench('leads', 'short', (line) => lines.push(line));
  const ratios = new Map(
    lines
      .map((line) => JSON.parse(line) as { metric: string; ratio: number })
      .map(({ metric, ratio }) => [metric, ratio]),
  );
  for (const set of ['seen', 'held_out']) {
    expect(ratios.get(`${set}_precision`)).toBeGreaterThanOrEqual(0.95);
    expect(ratios.get(`${set}_recall`)).toBeGreaterThanOrEqual(0.5);
    expect(ratios.get(`${set}_emails_right`)).toBeGreaterThanOrEqual(0.9);
    expect(ratios.get(`${set}_fields_without_evidence`)).toBe(1);
    expect(ratios.get(`${set}_instructions_obeyed`)).toBe(1);
  }
  expect(ratios.get('pages_judged_per_second')).toBeGreaterThan(0);
});

it('A search whose worker is killed while a paid search and then while pages are under way loses nobody, has nobody twice and counts each request', {
  timeout: 120_000,
}, async () => {
  const said: string[] = [];
  expect(await killWorkers((line) => said.push(line), SHORT), said.join('\n')).toBe(true);
});

it('A bench is found by the name of its file', async () => {
  expect(await listBenches()).toContain('api');
});

it('A percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(199);
  expect(percentile([7], 0.99)).toBe(7);
  expect(median([3, 1, 2])).toBe(2);
});
