import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AskAddressForm } from '../../../features/identity/ask-address-form.tsx';
import { MailedLink } from '../../../features/identity/mailed-link.tsx';
import { linkWorksUntil } from '../../../features/identity/registering.ts';
import { useConfirmation } from '../../../features/identity/use-confirmation.ts';
import { paths } from '../../../paths/paths.ts';
import { session } from '../../../platform/session/session.ts';
import { type RegisterInfo, storage } from '../../../platform/storage.ts';
import { toasts } from '../../../platform/toasts.ts';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Carried } from '../carried.ts';
import { MailHelp } from './mail-help.tsx';

export function VerifyEmailScreen() {
  const { t } = useTranslation('sign');
  const [info, setInfo] = useState(storage.readRegisterInfo);
  const remember = (sent: RegisterInfo) => {
    storage.writeRegisterInfo(sent);
    setInfo(sent);
  };
  if (info) return <WaitingForClick info={info} onSent={remember} />;
  return (
    <OneColumnLayout art={<EnvelopeArt />} title={t('verifyEmail.askTitle')} lead={t('verifyEmail.askLead')}>
      <PageTitle>{t('verifyEmail.askTitle')}</PageTitle>
      <AskAddressForm bizType="SIGN_UP" onSent={remember} />
    </OneColumnLayout>
  );
}

function WaitingForClick({ info, onSent }: { info: RegisterInfo; onSent: (info: RegisterInfo) => void }) {
  const { t } = useTranslation('sign');
  const { email, sendTime } = info;
  useGoOn(email);
  return (
    <OneColumnLayout
      art={<EnvelopeArt />}
      title={t('verifyEmail.title')}
      lead={
        <Trans
          t={t}
          i18nKey={sendTime === '' ? 'verifyEmail.waiting' : 'verifyEmail.sent'}
          values={{ email }}
          components={{ strong: <strong className="strong" /> }}
        />
      }
    >
      <PageTitle>{t('verifyEmail.title')}</PageTitle>
      <MailedLink bizType="SIGN_UP" info={info} worksUntil={linkWorksUntil(info)} onSent={onSent} />
      <MailHelp info={info} />
    </OneColumnLayout>
  );
}

/** Leaves the page once the link was used: here in another tab, or on another device that this browser knows nothing of. */
function useGoOn(email: string) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const isConfirmed = useConfirmation(email);
  useEffect(() => {
    if (!isConfirmed) return;
    storage.clearRegisterInfo();
    if (session.token() !== '') {
      navigate(paths.sign.verificationSuccess, { replace: true });
      return;
    }
    toasts.show({ kind: 'success', text: t('verifyEmail.confirmed', { email }) });
    navigate(paths.sign.signIn, { replace: true, state: { email } satisfies Carried });
  }, [isConfirmed, email, navigate, t]);
}
