import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../platform/connection.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { NotLoaded } from '../../../ui/list-age.tsx';
import type { Place } from '../shared/place.ts';
import { isMeaning } from '../shared/place.ts';
import styles from './list-state.module.css';

const BONES = 7;

/** The shape of the rows to come, once waiting is worth showing. */
export function ListWaiting() {
  const isLate = useLater(true);
  const isOnline = useIsOnline();
  if (!isOnline) return <NotLoaded />;
  return (
    <Box grow minHeight={0} overflow="hidden" className={styles.fill} aria-busy>
      {isLate &&
        Array.from({ length: BONES }, (_row, index) => (
          <Grid
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without contents have nothing else.
            key={index}
            gap={2}
            content="start"
            border="bottom"
            height={122}
            pad="4 4 0 6"
            narrow={{ height: 110, pad: '4 4 0 15' }}
          >
            <Box as="i" height={8} rounded surface="selected" style={{ width: 140 - (index % 3) * 24 }} />
            <Box as="i" height={8} rounded surface="selected" style={{ width: 220 - (index % 2) * 48 }} />
            <Box as="i" height={8} rounded surface="selected" />
            <Box as="i" height={8} rounded surface="selected" style={{ width: '60%' }} />
          </Grid>
        ))}
    </Box>
  );
}

type ListFailedProps = { message: string; isBusy: boolean; onRetry: () => void };

export function ListFailed({ message, isBusy, onRetry }: ListFailedProps) {
  const { t } = useTranslation('inbox');
  return (
    <State role="alert" title={message} text={t('list.failedHint')}>
      <Button busy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </State>
  );
}

type NoRowsProps = { place: Place; onPlace: (place: Place) => void };

/** Nothing here: because of what was asked for, or because there is nothing. */
export function NoRows({ place, onPlace }: NoRowsProps) {
  const { t } = useTranslation('inbox');
  const { filter, tagId, search, view } = place;
  if (search !== '' || filter !== 'all' || tagId !== '') {
    return (
      <State
        role="status"
        title={t('list.noMatch')}
        text={search === '' ? t('list.noMatchHint') : t('list.noFindHint')}
      >
        <Button onClick={() => onPlace({ ...place, filter: 'all', tagId: '', search: '' })}>{t('list.clear')}</Button>
      </State>
    );
  }
  if (view === 'inbox') return <State role="status" title={t('list.allDone')} text={t('list.allDoneHint')} />;
  return <State role="status" title={isMeaning(view) ? t('list.noAnswers') : t('list.emptyFolder')} />;
}

type StateProps = { role: 'status' | 'alert'; title: string; text?: string; children?: ReactNode };

const State = ({ role, title, text, children }: StateProps) => (
  <div className={styles.state} role={role}>
    <p className="medium">{title}</p>
    {text !== undefined && <p className="muted small">{text}</p>}
    {children}
  </div>
);
