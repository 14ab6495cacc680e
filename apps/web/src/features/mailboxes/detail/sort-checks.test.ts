import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import { expect, test } from 'vitest';
import { kindOf, sortChecks } from './sort-checks.ts';

const result = (check: CheckResult['check'], changed: Partial<CheckResult> = {}): CheckResult => ({
  check,
  verdict: 'pass',
  finding: `${check}Good`,
  values: {},
  facts: [],
  fix: null,
  checkedAt: '2026-11-17T07:31:00.000Z',
  ...changed,
});
const publish = {
  kind: 'publish',
  type: 'TXT',
  name: '_dmarc.a.test',
  value: 'v=DMARC1; p=none',
  replaces: '',
} as const;

test('a warning with a record to publish is to fix, another one is to watch', () => {
  expect(kindOf({ verdict: 'warn', fix: publish })).toBe('toFix');
  expect(kindOf({ verdict: 'warn', fix: null })).toBe('toWatch');
  expect(kindOf({ verdict: 'fail', fix: null })).toBe('toFix');
  expect(kindOf({ verdict: 'unknown', fix: null })).toBe('unknown');
});

test('what is to fix stands first, the rest keeps its order', () => {
  const sorted = sortChecks([
    result('login'),
    result('blocklists', { verdict: 'warn' }),
    result('dmarc', { verdict: 'warn', fix: publish }),
    result('mx'),
    result('spf', { verdict: 'fail' }),
  ]);
  expect(sorted.map(({ check }) => check)).toEqual(['spf', 'dmarc', 'mx', 'blocklists', 'login']);
});
