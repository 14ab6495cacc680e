import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { HoldBanner } from '../../../features/campaigns/hold/hold-banner.tsx';
import { paths } from '../../../paths/paths.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { PlanNotices } from '../../shared/billing/plan-notices.tsx';
import styles from './shell-layouts.module.css';
import { SideMenu } from './side-menu.tsx';
import { SideRail } from './side-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useSideMenu } from './use-side-menu.ts';

/** Half a screen, or a tablet's width: beside a menu too little would be left of the page. */
const FOLDED = '(max-width: 1023px)';
/** Far zoomed in, or as narrow as a phone: even the rail takes too much. */
const NARROW = '(max-width: 640px)';

/** As wide as the column the menu has in a wide window. */
const MENU_WIDTH_PX = 224;

/** The menu, which the person may fold into the rail. */
export function MenuLayout() {
  const { isOpen, toggle } = useSideMenu();
  return <Shell isOpen={isOpen} onToggle={toggle} />;
}

/** Always the rail: pages that need the whole width and height. */
export const RailLayout = () => <Shell isOpen={false} />;

type ShellProps = {
  isOpen: boolean;
  /** Absent where the rail cannot be unfolded in a wide window. */
  onToggle?: () => void;
};

/** In a narrow window the menu is opened over the page, and goes when it has led somewhere. */
function Shell({ isOpen, onToggle }: ShellProps) {
  const { t } = useTranslation('shell');
  const isFolded = useMedia(FOLDED);
  const isNarrow = useMedia(NARROW);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const openOver = () => setOpenedAt(key);
  const closeOver = () => setOpenedAt(undefined);
  const hasMenu = isOpen && !isFolded;
  const onExpand = isFolded ? openOver : onToggle;
  return (
    <div className={isNarrow ? styles.withBar : hasMenu ? styles.withMenu : styles.withRail}>
      {isNarrow ? (
        <TopBar onMenu={openOver} />
      ) : hasMenu && onToggle ? (
        <SideMenu onCollapse={onToggle} />
      ) : (
        <SideRail {...(onExpand && { onExpand })} />
      )}
      {/* The same part at every width: what is typed in it outlives a change of the window. */}
      <main id="main" tabIndex={-1} className={styles.main}>
        <HoldBanner to={paths.campaign.hold} />
        <PlanNotices />
        <Outlet />
      </main>
      {isFolded && openedAt === key && (
        <Drawer from="left" label={t('nav.main')} width={MENU_WIDTH_PX} onClose={closeOver}>
          <SideMenu onCollapse={closeOver} />
        </Drawer>
      )}
    </div>
  );
}
