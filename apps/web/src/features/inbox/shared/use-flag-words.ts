import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlagWords } from './flag-icons.tsx';

export function useFlagWords(): FlagWords {
  const { t } = useTranslation('inbox');
  return useMemo(
    () => ({
      replied: t('row.replied'),
      forwarded: t('row.forwarded'),
      pinned: t('row.pinned'),
      scheduled: t('row.scheduled'),
    }),
    [t],
  );
}
