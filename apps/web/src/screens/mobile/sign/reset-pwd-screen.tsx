import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { MailLink } from '../../../features/identity/mail-link.ts';
import type { RegisterInfo } from '../../../platform/storage.ts';
import { PhoneSignLayout } from '../../../ui/page/phone-sign-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AskForReset } from '../../shared/sign/ask-for-reset.tsx';
import { NewPasswordForm, RememberedLead, ResetPages } from '../../shared/sign/reset-pages.tsx';
import { useResetOutcomes } from '../../shared/sign/use-reset-outcomes.ts';

export const ResetPwdScreen = () => <ResetPages AskForLink={AskForLink} ChoosePassword={ChoosePassword} />;

function AskForLink() {
  const { t } = useTranslation('sign');
  const [sent, setSent] = useState<RegisterInfo>();
  const { onDone } = useResetOutcomes();
  const title = t(sent ? 'reset.sentTitle' : 'reset.askTitle');
  return (
    <PhoneSignLayout title={title} lead={<RememberedLead />}>
      <PageTitle>{title}</PageTitle>
      <AskForReset sent={sent} onSent={setSent} onDone={onDone} />
    </PhoneSignLayout>
  );
}

function ChoosePassword({ link, token }: { link: MailLink; token: string }) {
  const { t } = useTranslation('sign');
  return (
    <PhoneSignLayout
      title={t('reset.title')}
      lead={
        <Trans
          t={t}
          i18nKey="reset.for"
          values={{ email: link.email }}
          components={{ strong: <strong className="strong" /> }}
        />
      }
    >
      <PageTitle>{t('reset.title')}</PageTitle>
      <NewPasswordForm link={link} token={token} />
    </PhoneSignLayout>
  );
}
