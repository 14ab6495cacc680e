import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { quotaUsed } from '../../features/identity/quota.ts';
import { useUserInfo } from '../../features/identity/user-info.ts';
import type { EmptyStep } from '../../ui/empty/empty-state.tsx';

/** The two things everything else waits for, ticked off as the workspace fills. Only the first open one is the main action. */
export function useFirstSteps(): { steps: EmptyStep[]; areDone: boolean } {
  const { t } = useTranslation('empty');
  const { quota } = useUserInfo();
  const mailboxes = quotaUsed(quota, 'MAILBOX');
  const contacts = quotaUsed(quota, 'CONTACT');

  const connect: EmptyStep =
    mailboxes > 0
      ? { title: t('connect.title'), hint: t('connect.doneHint', { count: mailboxes }), done: t('done') }
      : { title: t('connect.title'), hint: t('connect.hint'), to: paths.accounts.add, action: t('connect.action') };
  const bring: EmptyStep =
    contacts > 0
      ? { title: t('bring.title'), hint: t('bring.doneHint', { count: contacts }), done: t('done') }
      : {
          title: t('bring.title'),
          hint: t('bring.hint'),
          to: paths.contacts,
          ...(mailboxes > 0 ? { action: t('bring.action') } : {}),
        };
  return { steps: [connect, bring], areDone: mailboxes > 0 && contacts > 0 };
}
