import type { PaymentError } from './shapes.ts';

export type TryCard = {
  number: string;
  brand: 'visa' | 'mastercard';
  does: 'pays' | 'asks' | 'declines' | 'declinesLater' | 'isEmpty' | 'isLost' | 'disputes' | 'isSilent';
};

/** Numbers that show how a bank can answer. Every other number is declined as wrong. */
export const TRY_CARDS: readonly TryCard[] = [
  { number: '4242424242424242', brand: 'visa', does: 'pays' },
  { number: '4000000000003220', brand: 'visa', does: 'asks' },
  { number: '4000000000000002', brand: 'visa', does: 'declines' },
  { number: '4000000000000341', brand: 'visa', does: 'declinesLater' },
  { number: '4000000000009995', brand: 'visa', does: 'isEmpty' },
  { number: '4000000000009987', brand: 'visa', does: 'isLost' },
  { number: '4000000000000259', brand: 'visa', does: 'disputes' },
  { number: '4000000000000119', brand: 'visa', does: 'isSilent' },
];

export const THREE_D_SECURE_CODE = '417220';

export const findTryCard = (number: string) => TRY_CARDS.find((card) => card.number === number.replace(/\D/g, ''));
export const tryCardOf = (lastFour: string) => TRY_CARDS.find((card) => card.number.endsWith(lastFour));

const cardError = (code: string, message: string, declineCode?: string): PaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode === undefined ? {} : { decline_code: declineCode }),
});

export const WRONG_NUMBER = cardError('incorrect_number', 'Your card number is incorrect.');
export const NOT_AUTHENTICATED = cardError(
  'payment_intent_authentication_failure',
  'The provided payment method has failed authentication.',
);

/** What the bank says to a charge. `isThere`: the person is at the screen and was asked, where the bank asks. */
export function refusalOf({ does }: TryCard, isThere: boolean): PaymentError | undefined {
  if (does === 'declines' || does === 'declinesLater') {
    return cardError('card_declined', 'Your card was declined.', 'generic_decline');
  }
  if (does === 'isEmpty') return cardError('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');
  if (does === 'isLost') return cardError('card_declined', 'Your card was declined.', 'lost_card');
  if (does === 'asks' && !isThere) {
    return cardError(
      'authentication_required',
      'Your card was declined. This transaction requires authentication.',
      'authentication_required',
    );
  }
  return undefined;
}
