import * as identityErrors from '@outrider/contract/errors/identity';
import { VERIFY_LINK_HOURS } from '@outrider/contract/limits';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sendLinkMail } from '../../../features/identity/send-link-mail.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { storage } from '../../../platform/storage.ts';
import { formatMoment } from '../../../platform/time/format-time.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type Carried, useCarried } from '../carried.ts';
import styles from './sign-pages.module.css';

export function VerifyErrorScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const carried = useCarried();
  const [isBusy, setBusy] = useState(false);
  const title = identityErrors.verificationExpired[languageNow()];

  async function resend() {
    // Nobody knows whose link it was: the next page asks.
    if (!carried) {
      storage.clearRegisterInfo();
      return navigate(paths.sign.verifyEmail);
    }
    setBusy(true);
    const sent = await sendLinkMail('SIGN_UP', carried.email).finally(() => setBusy(false));
    if ('refusedBecause' in sent) return toasts.showServerMessage(sent.refusedBecause);
    storage.writeRegisterInfo(sent);
    navigate(paths.sign.verifyEmail);
  }

  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={title} lead={<Lead carried={carried} />}>
      <PageTitle>{title}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary icon={<Send size={16} aria-hidden />} busy={isBusy} onClick={resend}>
          {t('verifyError.resend')}
        </Button>
        <Button large onClick={() => navigate(paths.sign.signIn, { state: carried ?? null })}>
          {t('verifyError.signIn')}
        </Button>
      </Row>
      <Box above={7}>
        <Note>
          <span className="small secondary">{t('verifyError.gateways')}</span>
        </Note>
      </Box>
    </OneColumnLayout>
  );
}

function Lead({ carried }: { carried: Carried | undefined }) {
  const { t } = useTranslation('sign');
  if (carried?.createdAt === undefined) return t('verifyError.leadUnknown', { hours: VERIFY_LINK_HOURS });
  const moment = formatMoment(carried.createdAt, { language: languageNow() });
  return (
    <Trans
      t={t}
      i18nKey="verifyError.lead"
      values={{ email: carried.email, moment, hours: VERIFY_LINK_HOURS }}
      components={{ strong: <strong className="strong" /> }}
    />
  );
}
