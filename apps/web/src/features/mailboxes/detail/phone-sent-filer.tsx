import { SENT_FILERS, type SentFiler, saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { refreshMailboxes, settingsQuery } from '../../../api/mailboxes.ts';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { FilingWords } from './filing-words.tsx';
import styles from './phone-overview.module.css';

/** Who files sent mail, on a phone: chosen is saved. */
export function PhoneSentFiler({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const { data: saved } = useQuery(settingsQuery(accountId));
  const { mutate: save, isPending } = useMutation({
    mutationFn: (sentFiler: SentFiler) =>
      call(saveAccountSettings, { accountIds: [accountId], settings: { sentFiler } }),
    onSuccess: () => toasts.show({ kind: 'success', text: t('settings.saved') }),
    onSettled: refreshMailboxes,
  });
  if (!saved) return null;
  return (
    <section className={styles.block}>
      <div className={styles.line}>
        <h2 id="sent-filer">{t('settings.sentFiler')}</h2>
        <Select
          size="large"
          aria-labelledby="sent-filer"
          value={saved.sentFiler}
          loading={isPending}
          disabled={isPending}
          options={SENT_FILERS.map((value) => ({ value, label: t(`settings.sentFilerName.${value}`) }))}
          onChange={(filer) => save(filer)}
        />
      </div>
      <p className="muted small">
        <FilingWords filer={saved.sentFiler} saved={saved} />
      </p>
    </section>
  );
}
