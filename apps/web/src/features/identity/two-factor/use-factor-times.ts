import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../platform/format.ts';
import { useUserInfo } from '../user-info.ts';

type Times = { addedAt: string; lastUsedAt: string | null };

/** When a factor was added and last used, in the person's own zone and format. */
export function useFactorTimes() {
  const { t } = useTranslation('two-factor');
  const { dateFormat, timeZone } = useUserInfo();
  const view = { timeZone, language: languageNow() };
  const yearOf = (at: string) => formatDate(at, { ...view, format: 'YYYY-MM-DD' }).slice(0, 4);
  return ({ addedAt, lastUsedAt }: Times) => {
    const added = formatDate(addedAt, { ...view, format: dateFormat });
    if (lastUsedAt === null) return t('timesUnused', { added });
    // The year stands in the first date already.
    const format = yearOf(addedAt) === yearOf(lastUsedAt) ? 'MMM DD' : dateFormat;
    return t('times', { added, used: formatDate(lastUsedAt, { ...view, format }) });
  };
}
