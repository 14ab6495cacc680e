import { SENT_FILERS, type SentFiler, saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshMailboxes, settingsQuery } from '../../../api/mailboxes.ts';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { FilingWords } from './filing-words.tsx';
import styles from './phone-overview.module.css';

/** Who files sent mail, on a phone, opened by its own picker; chosen is saved. */
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
      <h2 id="sent-filer">{t('settings.sentFiler')}</h2>
      <select
        className={styles.choice}
        aria-labelledby="sent-filer"
        value={saved.sentFiler}
        disabled={isPending}
        onChange={({ target }) => save(SENT_FILERS.find((filer) => filer === target.value) ?? saved.sentFiler)}
      >
        {SENT_FILERS.map((filer) => (
          <option key={filer} value={filer}>
            {t(`settings.sentFilerName.${filer}`)}
          </option>
        ))}
      </select>
      <p className="muted small">
        <FilingWords filer={saved.sentFiler} saved={saved} />
      </p>
    </section>
  );
}
