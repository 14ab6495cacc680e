import {
  Bell,
  ChevronRight,
  CreditCard,
  Flag,
  Lock,
  Paperclip,
  Search,
  ShieldCheck,
  Sparkles,
  User,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { QuotaBar } from '../../../features/billing/shared/quota-bar.tsx';
import { signOut } from '../../../features/identity/sign-out.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useNotifications } from '../../../features/notifications/use-notifications.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageNow, setLanguage } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { planName } from '../../../platform/plan-name.ts';
import { THEME_CHOICES } from '../../../platform/storage.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { setTheme, useThemeChoice } from '../../../ui/theme/theme-mode.ts';
import { ChoiceRow } from './choice-row.tsx';
import { PracticeLine } from './practice-line.tsx';
import styles from './you-screen.module.css';

/** Who is signed in, what the plan has left, and the settings of this phone. */
export function YouScreen() {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const { name, email, companyName, avatar, plan, quota } = useUserInfo();
  const theme = useThemeChoice();
  const { unread: notifications } = useNotifications();
  return (
    <>
      <PageTitle>{t('shell:you')}</PageTitle>
      <Row as="header" height={52} pad="0 4" gap={0}>
        <h1 className="title">{t('shell:you')}</h1>
      </Row>
      <Row as="section" gap={4} pad="2 4 5">
        <Avatar name={name || email} picture={avatar} size={52} />
        <Grid minWidth={0}>
          <span className="strong ellipsis">{name || companyName}</span>
          <span className="muted ellipsis">{email}</span>
          {name !== '' && <span className="muted ellipsis">{companyName}</span>}
        </Grid>
      </Row>
      {config.billing && (
        <Grid as="section" gap={3} pad={4} border="top" className={styles.section}>
          <h2>{t('shell:usage.plan', { plan: planName(plan) })}</h2>
          {quota.map((each) => (
            <QuotaBar key={each.quotaType} quota={each} />
          ))}
        </Grid>
      )}
      {config.world === 'box' && <PracticeLine />}
      <Link to={paths.setting.profile} className={styles.link}>
        <User size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.profile')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      {config.billing && (
        <Link to={paths.setting.billing} className={styles.link}>
          <CreditCard size={20} strokeWidth={1.5} aria-hidden />
          {t('shell:nav.billing')}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
      <Link to={paths.notifications} className={styles.link}>
        <Bell size={20} strokeWidth={1.5} aria-hidden />
        {notifications > 0
          ? t('shell:nav.notificationsUnread', { count: notifications })
          : t('shell:nav.notifications')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.search} className={styles.link}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:find')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.start} className={styles.link}>
        <Flag size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.start')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.leadsAgent} className={styles.link}>
        <Sparkles size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.leadsAgent')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.contacts} className={styles.link}>
        <Users size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.contacts')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.verification} className={styles.link}>
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.verification')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.setting.files} className={styles.link}>
        <Paperclip size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.files')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Link to={paths.setting.sealed} className={styles.link}>
        <Lock size={20} strokeWidth={1.5} aria-hidden />
        {t('shell:nav.sealed')}
        <ChevronRight size={16} aria-hidden />
      </Link>
      <Grid as="section" gap={3} pad={4} border="top" className={styles.section}>
        <ChoiceRow
          label={t('common:language')}
          value={languageNow()}
          choices={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
          onChoose={setLanguage}
        />
        <ChoiceRow
          label={t('common:theme.title')}
          value={theme}
          choices={THEME_CHOICES.map((choice) => [choice, t(`common:theme.${choice}`)] as const)}
          onChoose={setTheme}
        />
      </Grid>
      <Grid as="footer" gap={3} pad="2 4 6" textAlign="center">
        <Button
          large
          block
          onClick={() => {
            signOut();
            navigate(paths.sign.signIn);
          }}
        >
          {t('shell:logOut')}
        </Button>
        <p className="muted small">{t('shell:version', { version: config.version })}</p>
      </Grid>
    </>
  );
}
