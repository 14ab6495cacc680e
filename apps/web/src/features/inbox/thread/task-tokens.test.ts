import { expect, test } from 'vitest';
import { taskTokensIn } from './task-tokens.ts';

test('links to tasks are found in a mail once each, and those of other sites are not', () => {
  const token = 'a'.repeat(54);
  const mail = `<a href="https://app.test/d/${token}">done</a> https://app.test/d/${token} https://other.test/d/${'b'.repeat(54)}`;
  expect(taskTokensIn(mail, 'https://app.test')).toEqual([token]);
  expect(taskTokensIn('nothing', 'https://app.test')).toEqual([]);
});
