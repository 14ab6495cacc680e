import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../platform/connection.ts';
import { useDates } from './dates.tsx';
import { Box } from './layout/layout.tsx';

type Loaded = {
  data: unknown;
  dataUpdatedAt: number;
  /** The rows are those of the question before, until this one is answered. */
  isPlaceholderData: boolean;
};

/** Of a list that cannot be kept up to date: when it was loaded, and that a search has not been made. */
export function ListAge({ query: { data, dataUpdatedAt, isPlaceholderData } }: { query: Loaded }) {
  const { t } = useTranslation();
  const { since } = useDates();
  const isOnline = useIsOnline();
  if (isOnline || data === undefined) return null;
  return (
    <Box as="p" pad="1.5 4" surface="amber" tone="amber" size={13} leading={18} role="status">
      {isPlaceholderData ? t('offline.unanswered') : t('offline.asOf', { at: since(dataUpdatedAt) })}
    </Box>
  );
}

/** In place of what could not be loaded yet. */
export function NotLoaded({ isSearch = false }: { isSearch?: boolean }) {
  const { t } = useTranslation();
  return (
    <Box as="p" pad="6 4" tone="secondary" textAlign="center" role="status">
      {t(isSearch ? 'offline.notSearched' : 'offline.notLoaded')}
    </Box>
  );
}
