import { PlanFullBanner } from '../../../features/billing/notices/plan-full-banner.tsx';
import { PlanStateBanner } from '../../../features/billing/notices/plan-state-banner.tsx';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';

/** What the plan has to say on every page; nothing where none is sold. */
export const PlanNotices = () => (config.billing ? <Notices /> : null);

function Notices() {
  return (
    <UserDates>
      <PlanStateBanner to={paths.setting.billing} />
      <PlanFullBanner to={paths.purchase.plan} />
    </UserDates>
  );
}
