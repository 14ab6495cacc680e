import { useTranslation } from 'react-i18next';
import { HoldView } from '../../../features/campaigns/hold/hold-view.tsx';
import { ComposedDoubts } from '../../../features/compose/doubts/composed-doubts.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';

export function HoldScreen() {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useUserInfo();
  return (
    <>
      <PageHead title={t('hold.title')} />
      <HoldView
        timeZone={timeZone}
        button={({ busy, disabled, onClick, label }) => (
          <div>
            <Button primary busy={busy} disabled={disabled} onClick={onClick}>
              {label}
            </Button>
          </div>
        )}
      />
      <ComposedDoubts />
    </>
  );
}
