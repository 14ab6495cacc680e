import { DECLINE_REASONS, declineReason, tellableDecline } from '@outrider/contract/billing/decline-reasons';
import { expect, test } from 'vitest';
import en from './en/declines.json' with { type: 'json' };

test('every reason of a decline has its sentence, and there are no others', () => {
  expect(Object.keys(en).toSorted()).toEqual(DECLINE_REASONS.toSorted());
});

test.each([
  ['insufficient_funds', 'The card has insufficient funds.'],
  ['expired_card', 'The card has expired.'],
  ['invalid_cvc', 'The security code is incorrect.'],
  ['do_not_honor', 'The bank declined it without giving a reason. Ask your bank or use another card.'],
])('%s reads: %s', (word, sentence) => {
  expect(en[declineReason(word)]).toBe(sentence);
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist'])(
  '%s is shown as any other decline',
  (word) => {
    expect(tellableDecline(word)).toBe('generic_decline');
    expect(declineReason(word)).toBe('other');
  },
);
