import { PanelLeft, Search, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { NextSend } from '../../../features/campaigns/shared/next-send.tsx';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { config } from '../../../platform/app-config.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Brand } from '../../../ui/page/brand.tsx';
import { useNavItems } from '../../shared/shell/use-nav-items.ts';
import { Bell } from './bell.tsx';
import { NavCount } from './nav-count.tsx';
import { useOpenPalette } from './palette-context.ts';
import { PlanUsage } from './plan-usage.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './side-menu.module.css';

/** Live has no such world, and loads nothing of it. */
const PracticeClock = lazyPart(async () => ({ default: (await import('./practice-clock.tsx')).PracticeClock }));

const findKeys = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K';

export function SideMenu({ onCollapse }: { onCollapse: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const openPalette = useOpenPalette();
  const navItems = useNavItems();
  return (
    <Stack as="aside" tall minHeight={0} pad="3 2 2" scrolls gap={0} aria-label={t('menu.name')}>
      <Row spread height={32} below={2} pad="0 0.5 0 2" gap={0} className={styles.brand}>
        <Brand size={20} />
        <Bell placement="bottomLeft" className={styles.bell} />
        <IconButton label={t('menu.collapse')} Icon={PanelLeft} onClick={onCollapse} />
      </Row>
      <Row
        type="button"
        as="button"
        rigid
        height={32}
        below={3}
        pad="0 1.5 0 2"
        border="all"
        borderTone="strong"
        rounded
        surface="page"
        tone="muted"
        className={styles.find}
        onClick={openPalette}
      >
        <Search size={14} aria-hidden />
        <span>{t('find')}</span>
        <span className="kbd">{findKeys}</span>
      </Row>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {navItems.map(({ key, to, covers, Icon }) => (
          <Link key={key} to={to} aria-current={isUnder(pathname, covers) ? 'page' : undefined}>
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            {t(`nav.${key}`)}
            <NavCount of={key} />
          </Link>
        ))}
      </nav>
      <Box above="auto" pad="4 0 0">
        <UserDates>
          {/* Its words come with their own file; the menu does not wait for it. */}
          <Suspense fallback={null}>
            {config.world === 'box' && <PracticeClock />}
            <NextSend isShownElsewhere={config.world === 'box'} />
          </Suspense>
        </UserDates>
        {config.billing && <PlanUsage />}
        <nav className={styles.nav} aria-label={t('nav.settings')}>
          <Link to={paths.setting.profile} aria-current={isUnder(pathname, paths.setting.root) ? 'page' : undefined}>
            <Settings size={16} strokeWidth={1.5} aria-hidden />
            {t('nav.settings')}
          </Link>
        </nav>
        <ProfileMenu />
      </Box>
    </Stack>
  );
}
