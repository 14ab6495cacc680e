import * as sealedMailErrors from '@outrider/contract/errors/sealed-mail';
import type { SealedLook } from '@outrider/contract/sealed-mail';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sealed-page.module.css';

/** Why it opens no more, and what helps. */
export function Closed({ state, name }: { state: Exclude<SealedLook['state'], 'open'>; name: string }) {
  const { t } = useTranslation('sealed-mail');
  return (
    <Note tone={state === 'blocked' ? 'red' : 'amber'}>
      <b>{t(`closed.${state}.title`, { name })}</b>
      <p className="secondary">{t(`closed.${state}.text`, { name })}</p>
    </Note>
  );
}

export const Waiting = () => (
  <Grid align="center" items="center" minHeight={200}>
    <Spinner />
  </Grid>
);

export function NoSuchMail() {
  const { t } = useTranslation('sealed-mail');
  return (
    <section className={styles.card}>
      <h1>{t('page.unknown')}</h1>
      <p className="secondary">{errorText(sealedMailErrors.sealedUnknown)}</p>
    </section>
  );
}

export function LookFailed({ error, isBusy, onRetry }: { error: Error; isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('sealed-mail');
  return (
    <section className={styles.card}>
      <RetryNote query={{ error, isFetching: isBusy, refetch: onRetry }} retry={t('page.retry')} />
    </section>
  );
}
