import { ChevronsUpDown, CreditCard, Flag, Globe, LogOut, SunMoon, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../features/identity/sign-out.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageNow, setLanguage } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { THEME_CHOICES } from '../../../platform/storage.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import type { Menu } from '../../../ui/overlay/menu-items.ts';
import { setTheme, useThemeChoice } from '../../../ui/theme/theme-mode.ts';
import styles from './profile-menu.module.css';

/** Who is signed in, and what they can change about that. */
export function ProfileMenu({
  small = false,
  placement = 'topLeft',
}: {
  small?: boolean;
  placement?: 'topLeft' | 'bottomRight';
}) {
  const { t } = useTranslation(['shell', 'common']);
  const { name, email, companyName, avatar } = useUserInfo();
  const items = useMenuItems();
  const shownName = name || email;
  return (
    <Dropdown
      menu={{ items, selectedKeys: [`language.${languageNow()}`, `theme.${useThemeChoice()}`] }}
      placement={placement}
    >
      <button type="button" className={small ? styles.small : styles.row}>
        <Avatar name={shownName} picture={avatar} />
        <span className={small ? 'visually-hidden' : styles.who}>
          <span className="medium ellipsis">{shownName}</span>
          <span className="muted small ellipsis">{companyName}</span>
        </span>
        <span className="visually-hidden">{t('shell:menu.open')}</span>
        {!small && <ChevronsUpDown size={14} aria-hidden className="faint" />}
      </button>
    </Dropdown>
  );
}

function useMenuItems(): Menu['items'] {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  return [
    {
      key: 'profile',
      label: t('shell:nav.profile'),
      icon: <User size={16} className={styles.icon} />,
      onClick: () => void navigate(paths.setting.profile),
    },
    ...(config.billing
      ? [
          {
            key: 'billing',
            label: t('shell:nav.billing'),
            icon: <CreditCard size={16} className={styles.icon} />,
            onClick: () => void navigate(paths.setting.billing),
          },
        ]
      : []),
    {
      key: 'start',
      label: t('shell:nav.start'),
      icon: <Flag size={16} className={styles.icon} />,
      onClick: () => void navigate(paths.start),
    },
    { type: 'divider' },
    {
      key: 'language',
      label: t('common:language'),
      icon: <Globe size={16} className={styles.icon} />,
      children: LANGUAGES.map((language) => ({
        key: `language.${language}`,
        label: LANGUAGE_NAMES[language],
        onClick: () => setLanguage(language),
      })),
    },
    {
      key: 'theme',
      label: t('common:theme.title'),
      icon: <SunMoon size={16} className={styles.icon} />,
      children: THEME_CHOICES.map((choice) => ({
        key: `theme.${choice}`,
        label: t(`common:theme.${choice}`),
        onClick: () => setTheme(choice),
      })),
    },
    { type: 'divider' },
    {
      key: 'logOut',
      label: t('shell:logOut'),
      icon: <LogOut size={16} className={styles.icon} />,
      onClick: () => {
        signOut();
        navigate(paths.sign.signIn);
      },
    },
    { key: 'version', label: t('shell:version', { version: config.version }), disabled: true },
  ];
}
