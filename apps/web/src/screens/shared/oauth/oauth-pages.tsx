import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Errand } from '../../../features/identity/oauth/errand.ts';
import type { OauthPerson } from '../../../features/identity/oauth/finish-oauth.ts';
import { leaveWindow } from '../../../features/identity/oauth/leave-window.ts';
import { OauthSignUpForm } from '../../../features/identity/oauth/oauth-sign-up-form.tsx';
import { askProviderAgain } from '../../../features/identity/oauth/open-provider.ts';
import { whyNot } from '../../../features/identity/sign-up-rule.ts';
import { paths } from '../../../paths/paths.ts';
import { storage } from '../../../platform/storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Carried } from '../carried.ts';
import styles from '../sign/sign-pages.module.css';
import { SignUpShut } from '../sign/sign-up-shut.tsx';

export function OauthDone({ title }: { title: string }) {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout title={title} lead={t('oauth.closing')}>
      <PageTitle>{title}</PageTitle>
    </OneColumnLayout>
  );
}

type OauthFailedProps = { provider: OauthProvider; errand: Errand; reason: string };

export function OauthFailed({ provider, errand, reason }: OauthFailedProps) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const title = t('oauth.failedTitle');
  const back = errand.purpose === 'link' ? paths.setting.profile : paths.sign.signIn;
  return (
    <OneColumnLayout title={title} lead={reason}>
      <PageTitle>{title}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        {errand.purpose === 'signIn' && (
          <Button large primary onClick={() => askProviderAgain(provider, errand)}>
            {t('oauth.tryAgain')}
          </Button>
        )}
        <Button large onClick={() => leaveWindow(errand, () => void navigate(back, { replace: true }))}>
          {t(
            errand.place === 'ownWindow'
              ? 'oauth.close'
              : errand.purpose === 'link'
                ? 'oauth.toProfile'
                : 'oauth.toSignIn',
          )}
        </Button>
      </Row>
    </OneColumnLayout>
  );
}

type OauthNewcomerProps = {
  person: OauthPerson;
  ticket: string;
  invitation: string | undefined;
  onSignedIn: () => void;
  onMailSent: () => void;
};

export function OauthNewcomer({ person, ...form }: OauthNewcomerProps) {
  const { t } = useTranslation('sign');
  const refusal = form.invitation === undefined ? whyNot(person.email) : undefined;
  if (refusal !== undefined) return <SignUpShut title={t('shut.title')} lead={refusal} />;
  return (
    <OneColumnLayout title={t('oauth.almost')} lead={<AboutPerson text="oauth.almostLead" person={person} />}>
      <PageTitle>{t('oauth.almost')}</PageTitle>
      <OauthSignUpForm {...form} />
    </OneColumnLayout>
  );
}

export function OauthNotVouched({ person, errand }: { person: OauthPerson; errand: Errand }) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const state: Carried = { email: person.email };
  return (
    <OneColumnLayout title={t('oauth.notVouched')} lead={<AboutPerson text="oauth.notVouchedLead" person={person} />}>
      <PageTitle>{t('oauth.notVouched')}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary onClick={() => leaveWindow(errand, () => void navigate(paths.sign.signIn, { state }))}>
          {t(errand.place === 'ownWindow' ? 'oauth.close' : 'oauth.toSignIn')}
        </Button>
      </Row>
    </OneColumnLayout>
  );
}

export function OauthNotConfirmed({ email, onGoOn }: { email: string; onGoOn: () => void }) {
  const { t } = useTranslation('sign');
  const goOn = () => {
    storage.writeRegisterInfo({ email, sendTime: '' });
    onGoOn();
  };
  return (
    <OneColumnLayout
      title={t('oauth.notConfirmed')}
      lead={
        <Trans
          t={t}
          i18nKey="oauth.notConfirmedLead"
          values={{ email }}
          components={{ strong: <strong className="strong" /> }}
        />
      }
    >
      <PageTitle>{t('oauth.notConfirmed')}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary onClick={goOn}>
          {t('oauth.toMail')}
        </Button>
      </Row>
    </OneColumnLayout>
  );
}

type AboutPersonProps = { text: 'oauth.almostLead' | 'oauth.notVouchedLead' | 'oauth.joinLead'; person: OauthPerson };

export function AboutPerson({ text, person: { email, provider } }: AboutPersonProps) {
  const { t } = useTranslation('sign');
  return (
    <Trans
      t={t}
      i18nKey={text}
      values={{ email, provider: t(`provider.${provider}`) }}
      components={{ strong: <strong className="strong" /> }}
    />
  );
}
