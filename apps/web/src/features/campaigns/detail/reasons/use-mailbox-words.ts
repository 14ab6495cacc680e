import { useTranslation } from 'react-i18next';
import type { Explained } from '../../../../api/campaigns/campaign-queries.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';

type Box = Explained['mailboxes'][number];

export const lastSentOf = ({ sent }: Box) => sent.toSorted().at(-1);

/** What a mailbox waits for, counted from its last mail. */
export function useMailboxWords() {
  const { t } = useTranslation('campaigns');
  const { sentence } = useReasonWords();
  return (mailbox: Box): string => {
    const { waitReason } = mailbox;
    if (!waitReason) return t('reasonsTab.sends');
    const sentAt = lastSentOf(mailbox);
    return sentence({ ...waitReason, values: { ...waitReason.values, ...(sentAt ? { sentAt } : {}) } });
  };
}
