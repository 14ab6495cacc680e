import { paths } from '../../../app/paths.ts';
import { PlanFullBanner } from '../../../features/billing/notices/plan-full-banner.tsx';
import { PlanStateBanner } from '../../../features/billing/notices/plan-state-banner.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { config } from '../../../platform/app-config.ts';
import { DatesAs } from '../../../ui/dates.tsx';

/** What the plan has to say on every page; nothing where none is sold. */
export const PlanNotices = () => (config.billing ? <Notices /> : null);

function Notices() {
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <PlanStateBanner to={paths.setting.billing} />
      <PlanFullBanner to={paths.purchase.plan} />
    </DatesAs>
  );
}
