import type { getAccountSettings } from '@outrider/contract/mailboxes/settings';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { checkTracking } from '../../../api/mailboxes/settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './settings-form.module.css';

export type Tracking = Pick<z.output<typeof getAccountSettings.output>, 'accountId' | 'tracking'>;

/** Whether the tracking domain leads here, and where it does not, what is wrong and the record as it should be. */
export function TrackingWords({ typed, saved }: { typed: string; saved: Tracking & { trackingDomain: string } }) {
  const { t } = useTranslation('accounts');
  const { mutate: lookAgain, isPending } = useMutation({
    mutationFn: () => checkTracking({ accountId: saved.accountId }),
    onSettled: refreshMailboxes,
  });
  const { state, words, record } = saved.tracking;
  if (typed === '' || state === 'none')
    return t(typed === '' ? 'settings.trackingDomainHint' : 'settings.tracking.unsaved');
  if (typed !== saved.trackingDomain) return t('settings.tracking.unsaved');
  const figures = { domain: saved.trackingDomain, words };
  if (state === 'answers') return t('settings.tracking.answers', figures);
  return (
    <Grid gap={2} items="start">
      <span className="amber" role="status">
        {t(`settings.tracking.${state}`, figures)} {t('settings.tracking.unused')}
      </span>
      {record && (
        <Row as="dl" wraps gap="1 2" className={styles.record}>
          <dt>{t('settings.tracking.record')}</dt>
          <dd className="mono">
            {record.name} {record.type} {record.value}
          </dd>
          <CopyButton text={record.value} label={t('checks.copyValue')} />
        </Row>
      )}
      <Button small busy={isPending} onClick={() => lookAgain()}>
        {t('settings.tracking.again')}
      </Button>
    </Grid>
  );
}
