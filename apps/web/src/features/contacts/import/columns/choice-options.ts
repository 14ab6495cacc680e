import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';

export const IF_HERE = ['fillEmpty', 'overwrite', 'skip'] as const;
export const SOURCE_MAX = 200;

const SOURCES = ['stand', 'site', 'customer', 'partner', 'bought'] as const;

/** Where people may come from, to choose instead of typing. */
export function useSources(): string[] {
  const { t } = useTranslation('contacts');
  return SOURCES.map((source) => t(`import.sources.${source}`));
}

/** What verifying the new addresses takes of what is left; null is unlimited. */
export function useVerifyHint({ expected }: Preview, left: number | null): string {
  const { t } = useTranslation('contacts');
  const added = { count: expected.added, number: formatNumber(expected.added) };
  if (left === null) return t('import.verifyUnlimited', added);
  return expected.added > left
    ? t('import.verifySome', { ...added, left: formatNumber(left) })
    : t('import.verifyAll', { ...added, left: formatNumber(left - expected.added) });
}
