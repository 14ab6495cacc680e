import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../../api/mailboxes/mailboxes.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { ActivityTab } from '../../../features/mailboxes/detail/activity-tab.tsx';
import { CampaignsTab } from '../../../features/mailboxes/detail/campaigns-tab.tsx';
import { PhoneSettings } from '../../../features/mailboxes/detail/phone/phone-settings.tsx';
import { accountPath } from '../../../paths/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import type { AccountPart } from './account-parts.ts';

type AccountPartScreenProps = { accountId: string; part: AccountPart };

/** Settings, campaigns or activity of one mailbox. */
export function AccountPartScreen({ accountId, part }: AccountPartScreenProps) {
  const { t } = useTranslation('accounts');
  const { data: account } = useQuery(accountQuery(accountId));
  const name = t(`drawer.${part}`);
  return (
    <UserDates>
      <div className={page.page}>
        <PageTitle>{account ? `${name}, ${account.email}` : name}</PageTitle>
        <PhoneHead title={name} back={{ to: accountPath(accountId), label: account?.email ?? t('phone.back') }} />
        {part === 'settings' && <PhoneSettings accountId={accountId} />}
        {part === 'campaigns' && <CampaignsTab accountId={accountId} linkTo={campaignPlaces.detail} />}
        {part === 'activity' && <ActivityTab accountId={accountId} />}
      </div>
    </UserDates>
  );
}
