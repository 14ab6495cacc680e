import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { firstStepsQuery } from '../../../api/first-steps.ts';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { stepsOf } from '../../../features/first-steps/steps-of.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import { config } from '../../../platform/app-config.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import type { NavKey } from '../../shared/shell/nav-items.ts';

/** How many of something there are, beside its name in the menu. */
export function NavCount({ of }: { of: NavKey }) {
  const { data: mailboxes } = useQuery(summaryQuery);
  const { data: sending } = useQuery(nextSendQuery);
  const { quota } = useUserInfo();
  const unread = useUnread();
  const counts: Partial<Record<NavKey, number | undefined>> = {
    accounts: mailboxes?.total,
    campaigns: sending?.campaigns,
    inbox: unread,
    contacts: quota.find(({ quotaType }) => quotaType === 'CONTACT')?.used,
  };
  if (of === 'start') return <StepsDone />;
  const count = counts[of] ?? 0;
  return count === 0 ? null : (
    <Text before="auto" tone="muted" size={12} weight={400} nums>
      {formatNumber(count)}
    </Text>
  );
}

/** How far the first steps are. */
function StepsDone() {
  const { t } = useTranslation('shell');
  const { data: facts } = useQuery(firstStepsQuery);
  if (!facts) return null;
  const steps = stepsOf(facts, config.world);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Text before="auto" tone="muted" size={12} weight={400} nums>
      {t('nav.startCount', { done, total: steps.length })}
    </Text>
  );
}
