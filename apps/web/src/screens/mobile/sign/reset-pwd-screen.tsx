import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { MailLink } from '../../../features/identity/mail-link.ts';
import { ResetPasswordForm } from '../../../features/identity/reset-password-form.tsx';
import type { RegisterInfo } from '../../../platform/storage.ts';
import { PhoneSignLayout } from '../../../ui/page/phone-sign-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AskForReset } from '../../shared/sign/ask-for-reset.tsx';
import { OpenedResetLink } from '../../shared/sign/opened-reset-link.tsx';
import { useResetOutcomes } from '../../shared/sign/use-reset-outcomes.ts';

/** Before the link: asks where to send it. After it: asks for the new password. */
export function ResetPwdScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (token === null) return <AskForLink />;
  return <OpenedResetLink token={token}>{(link) => <ChoosePassword link={link} token={token} />}</OpenedResetLink>;
}

function AskForLink() {
  const { t } = useTranslation('sign');
  const [sent, setSent] = useState<RegisterInfo>();
  const { onDone } = useResetOutcomes();
  const title = t(sent ? 'reset.sentTitle' : 'reset.askTitle');
  return (
    <PhoneSignLayout
      title={title}
      lead={
        <>
          {t('reset.remembered')}{' '}
          <Link className="link" to={paths.sign.signIn}>
            {t('reset.signIn')}
          </Link>
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      <AskForReset sent={sent} onSent={setSent} onDone={onDone} />
    </PhoneSignLayout>
  );
}

function ChoosePassword({ link: { email }, token }: { link: MailLink; token: string }) {
  const { t } = useTranslation('sign');
  const { onDone, onKept, onFailed } = useResetOutcomes();
  return (
    <PhoneSignLayout
      title={t('reset.title')}
      lead={
        <Trans t={t} i18nKey="reset.for" values={{ email }} components={{ strong: <strong className="strong" /> }} />
      }
    >
      <PageTitle>{t('reset.title')}</PageTitle>
      <ResetPasswordForm
        token={token}
        onDone={() => onDone(email)}
        onKept={() => onKept(email)}
        onFailed={() => onFailed(email)}
      />
    </PhoneSignLayout>
  );
}
