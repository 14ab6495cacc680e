import { declineReason } from '@outrider/contract/billing/decline-reasons';
import { useTranslation } from 'react-i18next';

/** A bank's word as a sentence. */
export function useDeclineWords(): (word: string) => string {
  const { t } = useTranslation('declines');
  return (word) => t(declineReason(word));
}
