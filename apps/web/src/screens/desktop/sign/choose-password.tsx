import { Bell, Lock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import type { MailLink } from '../../../features/identity/mail-link.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { AuthAside, AuthLayout } from '../../../ui/page/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { NewPasswordForm } from '../../shared/sign/reset-pages.tsx';
import { ResetSteps } from './reset-steps.tsx';

export function ChoosePassword({ link, token }: { link: MailLink; token: string }) {
  const { t } = useTranslation('sign');
  const { email, createdAt, expiresAt, sessions } = link;
  const time = (at: string) => formatTime(at, { language: languageNow() });
  return (
    <AuthLayout
      title={t('reset.title')}
      lead={
        <Trans t={t} i18nKey="reset.for" values={{ email }} components={{ strong: <strong className="strong" /> }} />
      }
      aside={
        <AuthAside
          claim={t('reset.claim')}
          notes={
            <>
              <span>
                <Bell size={14} aria-hidden />
                {t('reset.mailed')}
              </span>
              <span>
                <Lock size={14} aria-hidden />
                {t('reset.once')}
              </span>
            </>
          }
        >
          <ResetSteps
            done={2}
            steps={[
              [t('reset.steps.ask'), t('reset.steps.askedFor', { email, time: time(createdAt) })],
              [t('reset.steps.open'), t('reset.steps.opened')],
              [t('reset.steps.choose'), t('reset.steps.chooseUntil', { time: time(expiresAt) })],
              [t('reset.steps.again'), t('reset.steps.devices', { count: sessions })],
            ]}
          />
        </AuthAside>
      }
    >
      <PageTitle>{t('reset.title')}</PageTitle>
      <NewPasswordForm link={link} token={token} />
    </AuthLayout>
  );
}
