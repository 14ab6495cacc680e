import { expect, it } from 'vitest';
import { listBenches, runBench } from './bench.ts';
import { median, percentile } from './load.ts';

it('The api bench prints one well-formed JSON line per metric', { timeout: 240_000 }, async () => {
  const lines: string[] = [];
  await runBench('api', 'short', (line) => lines.push(line));
  const metrics = lines.map((line): unknown => JSON.parse(line));
  const numbers = { value: expect.any(Number), limit: expect.any(Number), ratio: expect.any(Number) };
  expect(metrics).toEqual([
    { bench: 'api', metric: 'requests_per_second', ...numbers },
    { bench: 'api', metric: 'p99_ms', ...numbers },
  ]);
});

it('The box bench prints one well-formed JSON line per metric', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  await runBench('box', 'short', (line) => lines.push(line));
  const metrics = lines.map((line) => (JSON.parse(line) as { metric: string }).metric);
  expect(metrics).toEqual(['mails_per_second', 'mails_per_cpu_second', 'megabytes_for_10000_mailboxes']);
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
