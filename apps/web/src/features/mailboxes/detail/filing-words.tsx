import type { getAccountSettings, SentFiler } from '@outrider/contract/mailboxes/settings';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

export type Filing = Pick<z.output<typeof getAccountSettings.output>, 'sentFiler' | 'isSentFilerKnown' | 'unfiled'>;

/** What a choice of who files sent mail means, how sure it is, and what could not be filed so far. */
export function FilingWords({ filer, saved }: { filer: SentFiler; saved: Filing }) {
  const { t } = useTranslation('accounts');
  const { mails: count, words } = saved.unfiled;
  const isGuess = filer === saved.sentFiler && !saved.isSentFilerKnown;
  return (
    <>
      {t(`settings.sentFilerHint.${filer}`)} {isGuess && t('settings.sentFilerUnknown')}
      {count > 0 && (
        <span className="amber" role="status">
          {' '}
          {t('settings.unfiled', { count, words })}
        </span>
      )}
    </>
  );
}
