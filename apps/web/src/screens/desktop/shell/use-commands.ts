import {
  Ban,
  Bell,
  CreditCard,
  FlaskConical,
  Globe,
  Lock,
  LogOut,
  type LucideIcon,
  Paperclip,
  Plus,
  SunMoon,
  Upload,
  User,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../features/identity/sign-out.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageNow, setLanguage } from '../../../i18n/i18n.ts';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { THEME_CHOICES } from '../../../platform/storage.ts';
import { setTheme, useThemeChoice } from '../../../ui/theme/theme-mode.ts';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { NAV_ITEMS } from '../../shared/shell/nav-items.ts';

export type Command = { key: string; group: 'do' | 'goTo'; label: string; Icon: LucideIcon; run: () => void };

/** Everything the palette can do, in the reader's language. */
export function useCommands(): Command[] {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const theme = useThemeChoice();

  const goTo = (key: string, label: string, Icon: LucideIcon, to: string): Command => ({
    key,
    group: 'goTo',
    label,
    Icon,
    run: () => void navigate(to),
  });
  const act = (key: string, label: string, Icon: LucideIcon, run: () => void): Command => ({
    key,
    group: 'do',
    label,
    Icon,
    run,
  });

  return [
    act('addAccount', t('shell:nav.addAccount'), Plus, () => void navigate(paths.accounts.add)),
    act('newCampaign', t('shell:nav.newCampaign'), Plus, () => void navigate(createCampaignPath('create'))),
    ...LANGUAGES.filter((language) => language !== languageNow()).map((language) =>
      act(
        `language.${language}`,
        t('shell:palette.language', { language: LANGUAGE_NAMES[language] }),
        Globe,
        () => void setLanguage(language),
      ),
    ),
    ...THEME_CHOICES.filter((choice) => choice !== theme).map((choice) =>
      act(`theme.${choice}`, t('shell:palette.theme', { theme: t(`common:theme.${choice}`) }), SunMoon, () =>
        setTheme(choice),
      ),
    ),
    act('logOut', t('shell:logOut'), LogOut, () => {
      signOut();
      navigate(paths.sign.signIn);
    }),
    ...NAV_ITEMS.map(({ key, to, Icon }) => goTo(key, t(`shell:nav.${key}`), Icon, to)),
    goTo('profile', t('shell:nav.profile'), User, paths.setting.profile),
    goTo('files', t('shell:nav.files'), Paperclip, paths.setting.files),
    goTo('notifications', t('shell:nav.notifications'), Bell, paths.setting.notifications),
    goTo('sealed', t('shell:nav.sealed'), Lock, paths.setting.sealed),
    goTo('suppression', t('shell:palette.suppression'), Ban, contactPaths.suppressed),
    goTo('import', t('shell:palette.import'), Upload, contactPaths.import()),
    ...(config.billing
      ? [
          goTo('billing', t('shell:nav.billing'), CreditCard, paths.setting.billing),
          goTo('plan', t('shell:nav.plan'), CreditCard, paths.purchase.plan),
        ]
      : []),
    ...(config.world === 'box' ? [goTo('sandbox', t('shell:nav.sandbox'), FlaskConical, paths.sandbox)] : []),
  ];
}

/** Every word typed has to occur; the order does not matter. */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
