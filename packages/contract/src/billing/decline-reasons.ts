/**
 * Why a card was declined, and the card processor's words that say so (docs.stripe.com/declines/codes, and its errors of a
 * charge). Words that leave the reader the same thing to do have one reason.
 */
const WORDS = {
  noFunds: ['insufficient_funds'],
  limit: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  expired: ['expired_card'],
  wrongExpiry: ['invalid_expiry_month', 'invalid_expiry_year'],
  wrongNumber: ['incorrect_number', 'invalid_number'],
  wrongCode: ['incorrect_cvc', 'invalid_cvc'],
  wrongAddress: ['incorrect_address', 'incorrect_zip'],
  pin: ['incorrect_pin', 'invalid_pin', 'offline_pin_required', 'online_or_offline_pin_required', 'pin_try_exceeded'],
  confirm: ['authentication_required', 'authentication_not_handled', 'mobile_device_authentication_required'],
  notConfirmed: ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'],
  later: ['processing_error', 'issuer_not_available', 'reenter_transaction', 'try_again_later', 'approve_with_id'],
  tooOften: ['card_decline_rate_limit_exceeded'],
  twice: ['duplicate_transaction'],
  kind: ['card_not_supported', 'not_permitted', 'service_not_allowed', 'transaction_not_allowed'],
  currency: ['currency_not_supported'],
  amount: ['invalid_amount'],
  account: ['invalid_account', 'new_account_information_available'],
  blocked: ['pickup_card', 'restricted_card', 'security_violation'],
  stopped: ['revocation_of_all_authorizations', 'revocation_of_authorization', 'stop_payment_order'],
  testCard: ['testmode_decline'],
  noCard: ['no_card'],
} as const satisfies Record<string, readonly string[]>;

/** `other`: the bank gives no reason, or one that is not known here. */
export type DeclineReason = keyof typeof WORDS | 'other';

const REASONS = new Map<string, DeclineReason>(
  Object.entries(WORDS).flatMap(([reason, words]) =>
    words.map((word) => [word, reason as keyof typeof WORDS] as const),
  ),
);

export const DECLINE_REASONS: readonly DeclineReason[] = [...new Set(REASONS.values()), 'other'];

export const declineReason = (word: string): DeclineReason => REASONS.get(word) ?? 'other';

const UNTOLD = ['fraudulent', 'lost_card', 'merchant_blacklist', 'stolen_card'];

/** The processor asks that the holder of a lost, stolen or suspected card learns no more than that it was declined. */
export const tellableDecline = (word: string): string => (UNTOLD.includes(word) ? 'generic_decline' : word);
