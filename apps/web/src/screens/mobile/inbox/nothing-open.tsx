import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../../../api/inbox/live-queries.ts';
import { Grid } from '../../../ui/layout/layout.tsx';

/** Beside the list of a tablet, while no thread is open. */
export function NothingOpen({ accountId }: { accountId: string }) {
  const { t } = useTranslation('inbox');
  const { data: counts } = useQuery(countsQuery(accountId));
  return (
    <Grid gap={1} content="center" justify="center" textAlign="center">
      <h2 className="medium">{t('nothing.title')}</h2>
      {counts && <p className="muted">{t('nothing.unread', { count: counts.unread })}</p>}
    </Grid>
  );
}
