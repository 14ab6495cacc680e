import { useTranslation } from 'react-i18next';
import { HoldView } from '../../../features/campaigns/hold/hold-view.tsx';
import { ComposedDoubts } from '../../../features/compose/doubts/composed-doubts.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';

export function HoldScreen() {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('hold.title')}</PageTitle>
      <PhoneHead title={t('hold.title')} back={{ to: paths.campaign.list, label: t('title') }} />
      <HoldView
        timeZone={timeZone}
        button={({ busy, disabled, onClick, label }) => (
          <Button large primary block busy={busy} disabled={disabled} onClick={onClick}>
            {label}
          </Button>
        )}
      />
      <ComposedDoubts />
    </>
  );
}
