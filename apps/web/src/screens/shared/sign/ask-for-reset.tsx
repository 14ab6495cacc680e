import { RESET_LINK_MINUTES } from '@outrider/contract/limits';
import { Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AskAddressForm } from '../../../features/identity/ask-address-form.tsx';
import { MailedLink } from '../../../features/identity/mailed-link.tsx';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import type { RegisterInfo } from '../../../platform/storage.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { useCarried } from '../carried.ts';

/** With its own texts, for the few who need it. */
const RecoveryResetForm = lazyPart(async () => ({
  default: (await import('../../../features/identity/two-factor/recovery-reset-form.tsx')).RecoveryResetForm,
}));

type AskForResetProps = {
  sent: RegisterInfo | undefined;
  onSent: (sent: RegisterInfo | undefined) => void;
  /** The password was changed with a recovery code, without any mail. */
  onDone: (email: string) => void;
};

/** Asks which address the link should go to, then says what became of the mail. */
export function AskForReset({ sent, onSent, onDone }: AskForResetProps) {
  const { t } = useTranslation('sign');
  const email = useCarried()?.email ?? '';
  const [hasCode, setHasCode] = useState(false);
  if (sent) return <LinkSent sent={sent} onSent={onSent} />;
  if (hasCode) {
    return (
      <Suspense fallback={null}>
        <RecoveryResetForm email={email} onDone={onDone} />
        <Text as="p" above={5} tone="muted" size={12} leading={16}>
          <button type="button" className="link small" onClick={() => setHasCode(false)}>
            {t('reset.byMail')}
          </button>
        </Text>
      </Suspense>
    );
  }
  return (
    <>
      <AskAddressForm bizType="RESET_PWD" email={email} onSent={onSent} />
      <Text as="p" above={5} tone="muted" size={12} leading={16}>
        {t('reset.noAccess')}{' '}
        <button type="button" className="link small" onClick={() => setHasCode(true)}>
          {t('reset.recoveryCode')}
        </button>
      </Text>
    </>
  );
}

function LinkSent({ sent, onSent }: { sent: RegisterInfo; onSent: AskForResetProps['onSent'] }) {
  const { t } = useTranslation('sign');
  const worksUntil = new Date(Date.parse(sent.sendTime) + RESET_LINK_MINUTES * 60_000);
  return (
    <>
      <Text as="p" below={5} tone="secondary" size={14} leading={22}>
        <Trans
          t={t}
          i18nKey="reset.sentLead"
          values={{ email: sent.email }}
          components={{ strong: <strong className="strong" /> }}
        />
      </Text>
      <MailedLink bizType="RESET_PWD" info={sent} worksUntil={worksUntil} onSent={onSent} />
      <Row as="p" wraps gap="2 5" above={5} align="stretch">
        <button type="button" className="link" onClick={() => onSent(undefined)}>
          {t('reset.otherAddress')}
        </button>
        {config.world === 'box' && (
          <a className="link" href={paths.sandbox} target="_blank" rel="noreferrer">
            {t('verifyEmail.sandbox')}
          </a>
        )}
      </Row>
    </>
  );
}
