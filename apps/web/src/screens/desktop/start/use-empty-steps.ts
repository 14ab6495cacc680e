import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstStepsQuery } from '../../../api/first-steps.ts';
import { paths } from '../../../paths/paths.ts';
import type { EmptyStep } from '../../../ui/empty/empty-state.tsx';

/** The two things a campaign waits for, ticked off as the first steps are. Only the first open one is the main action. */
export function useEmptySteps(): { steps: EmptyStep[]; areDone: boolean } {
  const { t } = useTranslation('empty');
  const { data: facts } = useQuery(firstStepsQuery);
  const mailboxes = facts?.mailboxes.count ?? 0;
  const contacts = facts?.contacts.count ?? 0;

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
