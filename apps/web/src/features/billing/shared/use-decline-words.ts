import { useTranslation } from 'react-i18next';

/** Those that tell the reader more than that it was declined. */
const KNOWN = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'authentication_required',
  'authentication_not_handled',
  'payment_intent_authentication_failure',
  'card_velocity_exceeded',
  'processing_error',
] as const;

/** A bank's word as a sentence. */
export function useDeclineWords(): (word: string) => string {
  const { t } = useTranslation('billing');
  return (word) => t(`declined.${KNOWN.find((known) => known === word) ?? 'other'}`);
}
