import type { FactorWanted } from '@outrider/contract/identity/two-factor';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type OauthPerson, signInByTicket } from '../../../features/identity/oauth/finish-oauth.ts';
import { JoinAccountForm } from '../../../features/identity/oauth/join-account-form.tsx';
import type { TwoFactorStep as Step } from '../../../features/identity/two-factor/two-factor-step.tsx';
import { paths } from '../../../paths/paths.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AboutPerson } from './oauth-pages.tsx';

/** Most people never see it. */
const TwoFactorStep = lazyPart(async () => ({
  default: (await import('../../../features/identity/two-factor/two-factor-step.tsx')).TwoFactorStep,
}));

type OauthJoinProps = { person: OauthPerson; ticket: string; onSignedIn: () => void };

/** The first time a provider is to open an account that was here before. */
export function OauthJoin({ person, ticket, onSignedIn }: OauthJoinProps) {
  const { t } = useTranslation('sign');
  const [asked, setAsked] = useState<{ wanted: FactorWanted; password: string }>();
  if (asked) {
    return (
      <OauthFactor
        person={person}
        wanted={asked.wanted}
        onFactor={(factor) => signInByTicket(ticket, { password: asked.password, ...factor })}
        onSignedIn={onSignedIn}
        onBack={() => setAsked(undefined)}
      />
    );
  }
  return (
    <OneColumnLayout title={t('oauth.joinTitle')} lead={<AboutPerson text="oauth.joinLead" person={person} />}>
      <PageTitle>{t('oauth.joinTitle')}</PageTitle>
      <JoinAccountForm
        ticket={ticket}
        onSignedIn={onSignedIn}
        onFactorWanted={(wanted, password) => setAsked({ wanted, password })}
        forgotLink={
          <Link className="link small" to={paths.sign.resetPwd}>
            {t('signIn.forgot')}
          </Link>
        }
      />
    </OneColumnLayout>
  );
}

type OauthFactorProps = { person: OauthPerson } & Omit<ComponentProps<typeof Step>, 'email'>;

/** A user who turned two-factor on is asked for it at every log-in, unless the provider asked for one itself. */
export function OauthFactor({ person, ...step }: OauthFactorProps) {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout title={t('oauth.factorTitle')} lead="">
      <PageTitle>{t('oauth.factorTitle')}</PageTitle>
      <Suspense fallback={null}>
        <TwoFactorStep email={person.email} {...step} />
      </Suspense>
    </OneColumnLayout>
  );
}
