import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import styles from './connect-steps.module.css';
import { ConnectSteps, type ConnectStepsProps } from './connect-steps.tsx';

type ConnectResultProps = ConnectStepsProps & {
  onOpen: (accountId: string) => void;
  onAnother: () => void;
};

/** A mailbox that is here now: what was done for it and what comes by itself. */
export function ConnectResult({ onOpen, onAnother, ...steps }: ConnectResultProps) {
  const { t } = useTranslation('accounts-add');
  const { account, isRenewed = false } = steps;
  return (
    <section aria-label={t('steps.label')}>
      {account && (
        <Box below={5} className={styles.head} role="status">
          <h2>{t(isRenewed ? 'result.renewed' : 'result.added', { email: account.email })}</h2>
          <p className="muted small">{t(isRenewed ? 'result.renewedHint' : 'result.addedHint')}</p>
        </Box>
      )}
      <ConnectSteps {...steps} />
      {account && (
        <Row wraps above={5} align="stretch">
          <Button primary onClick={() => onOpen(account.accountId)}>
            {t('result.open')}
          </Button>
          {!isRenewed && <Button onClick={onAnother}>{t('result.another')}</Button>}
        </Row>
      )}
    </section>
  );
}
