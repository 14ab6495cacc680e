import { useTranslation } from 'react-i18next';
import type { Explained } from '../../../../api/campaigns/campaign-queries.ts';

const KNOWN = ['warmingUp', 'mailboxError', 'mailboxPaused', 'notChosen'] as const;

/** Mailboxes of the workspace that could send and do not, by why not. */
export function MailboxOthers({ others }: { others: Explained['others'] }) {
  const { t } = useTranslation('campaigns');
  const count = others.reduce((sum, { mailboxes }) => sum + mailboxes, 0);
  if (count === 0) return null;
  const list = others
    .map(({ why, mailboxes }) => {
      const known = KNOWN.find((each) => each === why);
      return known
        ? t(`reasonsTab.other.${known}`, { count: mailboxes })
        : t('reasonsTab.otherUnknown', { count: mailboxes, why });
    })
    .join(', ');
  return t('reasonsTab.others', { count, list });
}
