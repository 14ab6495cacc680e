import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { confirmAddress } from '../../../features/identity/confirm-address.ts';
import { type MailLink, useMailLink } from '../../../features/identity/mail-link.ts';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorResultPage } from '../../../ui/result/result-pages.tsx';
import type { Carried } from '../carried.ts';
import { LinkUsedScreen } from './link-used-screen.tsx';
import styles from './sign-pages.module.css';

/** Where the link of the verification mail leads. It takes a click here, so that a mail gateway's scan uses nothing up. */
export function VerifyHandleScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data: link, isError } = useMailLink(token);
  if (isError) return <ErrorResultPage status={503} />;
  if (link === undefined) return null;
  if (link === 'unknown') return <Navigate to={paths.sign.verifyError} replace />;
  if (link.bizType === 'RESET_PWD')
    return <Navigate to={{ pathname: paths.sign.resetPwd, search: query.toString() }} replace />;
  if (link.state === 'used') return <LinkUsedScreen email={link.email} />;
  if (link.state === 'expired') return <Navigate to={paths.sign.verifyError} replace state={carriedOf(link)} />;
  return <ConfirmAddress link={link} token={token} />;
}

const carriedOf = ({ email, createdAt }: MailLink): Carried => ({ email, createdAt });

function ConfirmAddress({ link, token }: { link: MailLink; token: string }) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isUsed, setUsed] = useState(false);

  async function confirm() {
    setBusy(true);
    const outcome = await confirmAddress(token).finally(() => setBusy(false));
    if (outcome === 'confirmed') navigate(paths.sign.verificationSuccess, { replace: true });
    if (outcome === 'expired') navigate(paths.sign.verifyError, { replace: true, state: carriedOf(link) });
    if (outcome === 'used') setUsed(true);
  }

  if (isUsed) return <LinkUsedScreen email={link.email} />;
  return (
    <OneColumnLayout
      art={<EnvelopeArt />}
      title={t('verifyHandle.title')}
      lead={
        <Trans
          t={t}
          i18nKey="verifyHandle.lead"
          values={{ email: link.email, company: link.companyName }}
          components={{ strong: <strong className="strong" /> }}
        />
      }
    >
      <PageTitle>{t('verifyHandle.title')}</PageTitle>
      <Row wraps gap={3} align="stretch" className={styles.actions}>
        <Button large primary busy={isBusy} onClick={confirm}>
          {t('verifyHandle.submit')}
        </Button>
      </Row>
      <Text as="p" above={5} tone="muted" size={12} leading={16}>
        {t('verifyHandle.notYou')}
      </Text>
    </OneColumnLayout>
  );
}
