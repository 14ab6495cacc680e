import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { publishAuthEvent } from '../../../features/identity/oauth/auth-events.ts';
import { errands } from '../../../features/identity/oauth/errand.ts';
import { signInByTicket } from '../../../features/identity/oauth/finish-oauth.ts';
import { leaveWindow } from '../../../features/identity/oauth/leave-window.ts';
import { useOauthOutcome } from '../../../features/identity/oauth/use-oauth-outcome.ts';
import { DEFAULT_PATH, paths } from '../../../paths/paths.ts';
import { safeRedirectPath } from '../../../paths/redirect.ts';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OauthFactor, OauthJoin } from './oauth-join-pages.tsx';
import { OauthDone, OauthFailed, OauthNewcomer, OauthNotConfirmed, OauthNotVouched } from './oauth-pages.tsx';
import { useOauthRefusal } from './use-oauth-refusal.ts';

/** Where the server sends the browser after a provider's answer. */
function OauthHandle({ provider }: { provider: OauthProvider }) {
  const { t } = useTranslation('sign');
  const name = t(`provider.${provider}`);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ticket = query.get('ticket');
  const errand = useErrand();
  const outcome = useOauthOutcome(ticket);
  const refusal = useOauthRefusal(query.get('error'), name);

  const goTo = (path: string) => leaveWindow(errand, () => void navigate(path, { replace: true }));
  const goOn = () => goTo(safeRedirectPath(errand.returnTo) ?? DEFAULT_PATH);
  const goToMail = () => {
    publishAuthEvent('mailSent');
    goTo(paths.sign.verifyEmail);
  };

  const done = outcome?.kind === 'signedIn' || outcome?.kind === 'linked' ? outcome.kind : undefined;
  const leave = useRef(goOn);
  leave.current = goOn;
  useEffect(() => {
    if (done === 'linked') publishAuthEvent('linked');
    if (done) leave.current();
  }, [done]);

  if (ticket === null) return <OauthFailed provider={provider} errand={errand} reason={refusal} />;
  switch (outcome?.kind) {
    case undefined:
      return <Working title={t(errand.purpose === 'link' ? 'oauth.linking' : 'oauth.working', { provider: name })} />;
    case 'signedIn':
    case 'linked':
      return (
        <OauthDone title={outcome.kind === 'linked' ? t('oauth.linked', { provider: name }) : t('oauth.signedIn')} />
      );
    case 'passwordWanted':
      return <OauthJoin person={outcome.person} ticket={ticket} onSignedIn={goOn} />;
    case 'factorWanted':
      return (
        <OauthFactor
          person={outcome.person}
          wanted={outcome.wanted}
          onFactor={(factor) => signInByTicket(ticket, factor)}
          onSignedIn={goOn}
          onBack={() => goTo(paths.sign.signIn)}
        />
      );
    case 'newcomer':
      return (
        <OauthNewcomer
          person={outcome.person}
          ticket={ticket}
          invitation={errand.invitation}
          onSignedIn={goOn}
          onMailSent={goToMail}
        />
      );
    case 'notVouched':
      return <OauthNotVouched person={outcome.person} errand={errand} />;
    case 'notConfirmed':
      return <OauthNotConfirmed email={outcome.email} onGoOn={goToMail} />;
    case 'failed':
      return <OauthFailed provider={provider} errand={errand} reason={outcome.reason} />;
  }
}

/** Used once: what was noted for one way to a provider says nothing about the next one. */
function useErrand() {
  const [errand] = useState(errands.read);
  useEffect(() => errands.clear(), []);
  return errand;
}

const Working = ({ title }: { title: string }) => (
  <OneColumnLayout title={title} lead={<Spinner />}>
    <PageTitle>{title}</PageTitle>
  </OneColumnLayout>
);

export const GoogleHandleScreen = () => <OauthHandle provider="google" />;
export const MicrosoftHandleScreen = () => <OauthHandle provider="microsoft" />;
