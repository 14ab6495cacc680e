import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DEFAULT_PATH } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Logo } from '../../../ui/page/brand.tsx';
import { Bell } from './bell.tsx';
import { useOpenPalette } from './palette-context.ts';
import { ProfileMenu } from './profile-menu.tsx';
import rail from './side-rail.module.css';
import styles from './top-bar.module.css';

/** In place of the rail, where the page needs the whole width. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const openPalette = useOpenPalette();
  return (
    <Row as="header" minWidth={0} pad="0 3 0 1" className={styles.bar}>
      <button type="button" className={rail.item} aria-label={t('menu.expand')} onClick={onMenu}>
        <Menu size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <Link to={DEFAULT_PATH} className={styles.logo} aria-label={config.appName}>
        <Logo size={20} />
      </Link>
      <button type="button" className={rail.item} aria-label={t('find')} onClick={openPalette}>
        <Search size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <Bell placement="bottomRight" />
      <ProfileMenu small placement="bottomRight" />
    </Row>
  );
}
