import { expect, test } from 'vitest';
import { judgeAddress } from './judge-address.ts';

test.each([
  ['VALID', 'hold', 'hold', 'send'],
  ['UNKNOWN', 'send', 'hold', 'hold'],
  ['UNKNOWN', 'hold', 'sendLast', 'sendLast'],
  ['NEVER', 'hold', 'sendLast', 'hold'],
  ['UNCHECKED', 'send', 'hold', 'send'],
  ['INVALID', 'send', 'sendLast', 'hold'],
  ['DOMAIN_ERROR', 'send', 'sendLast', 'hold'],
] as const)('of an address that is %s, where unchecked is "%s" and unknown is "%s", it says "%s"', (...row) => {
  const [category, unchecked, unknown, expected] = row;
  expect(judgeAddress(category, { unchecked, unknown })).toBe(expected);
});
