import type { SendingWarning } from '@outrider/contract/compose/sending-help';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid, Text } from '../../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { composer, useCompose } from '../../composer.ts';
import { reasonKind } from '../../recipients/reason-kind.ts';
import styles from '../compose.module.css';

/** What is worth a second look before a mail goes, and why one did not go. */
export function SendDialogs() {
  const warning = useCompose((state) => state.warning);
  const failed = useCompose((state) => state.errorDialog);
  return (
    <>
      {warning && <WarningDialog warnings={warning.warnings} />}
      {failed && <FailedDialog />}
    </>
  );
}

function WarningDialog({ warnings }: { warnings: readonly SendingWarning[] }) {
  const { t } = useTranslation('compose');
  const { date } = useDates();
  const wordsFor = (warning: SendingWarning): string => {
    switch (warning.kind) {
      case 'suppressed':
        return t(`to.leftOut.${reasonKind(warning.reason)}`, { who: warning.email, day: date(warning.at) });
      case 'malformedRecipient':
        return `${warning.recipient}: ${t('to.dropped')}`;
      default:
        return t(`warning.${warning.kind}`, { ...warning });
    }
  };
  return (
    <Dialog title={t('warning.title')} onClose={composer.cancelSend}>
      <Grid as="ul" gap={2} below={4} pad="0 0 0 4" className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={wordsFor(warning)}>{wordsFor(warning)}</li>
        ))}
      </Grid>
      <DialogButtons>
        <Button onClick={composer.cancelSend}>{t('warning.back')}</Button>
        <Button primary onClick={() => void composer.sendAnyway()}>
          {t('warning.send')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function FailedDialog() {
  const { t } = useTranslation('compose');
  const failed = useCompose((state) => state.errorDialog);
  if (!failed) return null;
  const { cid, message, recipients } = failed;
  return (
    <Dialog title={t('failed.title')} onClose={composer.closeErrorDialog}>
      <Text as="p" below={3}>
        {message}
      </Text>
      {recipients.length > 0 && (
        <Grid as="ul" gap={2} below={4} pad="0 0 0 4" className={styles.warnings}>
          {recipients.map(({ email, message: why }) => (
            <li key={email}>
              <span className="medium">{email}</span> {why}
            </li>
          ))}
        </Grid>
      )}
      <DialogButtons>
        <Button onClick={composer.closeErrorDialog}>{t('close')}</Button>
        {recipients.length > 0 && (
          <Button primary onClick={() => void composer.sendAgain(cid)}>
            {t('failed.again')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
