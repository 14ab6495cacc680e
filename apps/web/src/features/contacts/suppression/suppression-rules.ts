import type { Suppression, SuppressionReason } from '@outrider/contract/contacts/suppression';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { removeSuppression } from '../../../api/contacts/suppression.ts';
import { toasts } from '../../../platform/toasts.ts';
import type { Tone } from '../../../ui/tag.tsx';

export const REASON_TONES: Record<SuppressionReason, Tone> = {
  optedOut: 'amber',
  bounced: 'red',
  complained: 'red',
  manual: 'grey',
  file: 'grey',
  erased: 'grey',
};

/** What the workspace entered itself may go again; the rest is the recipient's wish. */
const REMOVABLE: ReadonlySet<SuppressionReason> = new Set(['manual', 'file']);

export const canBeRemoved = ({ reason, value }: Suppression): boolean => REMOVABLE.has(reason) && value !== '';

/** Lets an address or a domain be written to again. */
export function useRemoveSuppression({ suppressionId, value }: Suppression) {
  const { t } = useTranslation('contacts');
  return useMutation({
    mutationFn: () => removeSuppression({ suppressionId }),
    onSuccess: () => toasts.show({ kind: 'success', text: t('suppression.removed', { value }) }),
    onSettled: refreshContacts,
  });
}
