import { expect, test } from 'vitest';
import { ledgerIdIn, newMessageId } from './message-id.ts';

test('the ledger’s number is found again in a Message-ID', () => {
  for (const id of ['1', '71', '9007199254740993', '9223372036854775807']) {
    expect(ledgerIdIn(newMessageId(id, 'maya@harborline.test'))).toBe(id);
  }
});

test.each(['', '<x@y>', '<1z.nothex@harborline.test>', '<1z.0123456789abcdef01@a b>', `<${'z'.repeat(400)}>`])(
  'nothing is found in %j',
  (text) => {
    expect(ledgerIdIn(text)).toBeUndefined();
  },
);
