import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import type { OrderState } from './use-order.ts';

/** The order could not be read, or not again: what is shown is as old as it says. */
export function OrderUnread({ state: { order, error, isFetching, retry } }: { state: OrderState }) {
  const { t } = useTranslation('domains');
  const isLate = useLater(true);
  if (error) {
    return (
      <Box pad="3 4">
        <Note
          tone={order ? 'amber' : 'red'}
          action={
            <Button busy={isFetching} onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {error.message} {order && t('order.old')}
        </Note>
      </Box>
    );
  }
  if (order) return null;
  return (
    <Box pad="3 4" aria-busy>
      {isLate && <p className="muted">{t('waiting')}</p>}
    </Box>
  );
}
