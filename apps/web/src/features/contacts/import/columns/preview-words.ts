import type { ImportRowOutcome } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import type { DotTone } from '../../../../ui/dot.tsx';

const OUTCOME_TONES: Record<ImportRowOutcome, DotTone> = {
  new: 'green',
  updated: 'blue',
  skipped: 'grey',
  twice: 'grey',
  notTaken: 'red',
  remark: 'amber',
  suppressed: 'grey',
};

/** A row of the preview: who it is, where, and what happens to it. */
export function usePreviewWords() {
  const { t } = useTranslation('contacts');
  return ({ values, outcome, why }: Preview['rows'][number]) => {
    const { firstName = '', lastName = '', company = '', email = '', city = '', country = '', timeZone = '' } = values;
    const place = [city || country, timeZone.split('/').at(-1)?.replaceAll('_', ' ')].filter(Boolean);
    return {
      name: `${firstName} ${lastName}`.trim(),
      company,
      email,
      place: place.join(t('filter.comma')),
      tone: OUTCOME_TONES[outcome],
      happens: why || t(`outcome.${outcome}`),
    };
  };
}
