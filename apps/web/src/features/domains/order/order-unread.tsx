import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLater } from '../../../ui/use-later.ts';
import parts from '../shared/parts.module.css';
import type { OrderState } from './use-order.ts';

/** The order could not be read, or not again: what is shown is as old as it says. */
export function OrderUnread({ state: { order, error, isFetching, retry } }: { state: OrderState }) {
  const { t } = useTranslation('domains');
  const isLate = useLater(true);
  if (error) {
    return (
      <div className={parts.pad}>
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
      </div>
    );
  }
  if (order) return null;
  return (
    <div className={parts.pad} aria-busy>
      {isLate && <p className="muted">{t('waiting')}</p>}
    </div>
  );
}
