import { Outlet } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { HoldBanner } from '../../../features/campaigns/hold/hold-banner.tsx';
import { PlanNotices } from '../../shared/billing/plan-notices.tsx';
import styles from './shell-layouts.module.css';
import { SideMenu } from './side-menu.tsx';
import { SideRail } from './side-rail.tsx';
import { useSideMenu } from './use-side-menu.ts';

/** The menu, which the person may fold into the rail. */
export function MenuLayout() {
  const { isOpen, toggle } = useSideMenu();
  return (
    <div className={isOpen ? styles.withMenu : styles.withRail}>
      {isOpen ? <SideMenu onCollapse={toggle} /> : <SideRail onExpand={toggle} />}
      <main tabIndex={-1} className={styles.main}>
        <HoldBanner to={paths.campaign.hold} />
        <PlanNotices />
        <Outlet />
      </main>
    </div>
  );
}

/** Always the rail: pages that need the whole width and height. */
export const RailLayout = () => (
  <div className={styles.withRail}>
    <SideRail />
    <main tabIndex={-1} className={styles.main}>
      <HoldBanner to={paths.campaign.hold} />
      <PlanNotices />
      <Outlet />
    </main>
  </div>
);
