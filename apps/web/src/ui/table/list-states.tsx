import { RefreshCw, Search, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../platform/connection.ts';
import { Button } from '../controls/button.tsx';
import { useLater } from '../hooks/use-later.ts';
import { Box, Grid, Row } from '../layout/layout.tsx';
import { NotLoaded } from '../list-age.tsx';
import styles from './list-states.module.css';

const SKELETON_ROWS = 8;

/** The shape of the rows to come: the same height, so that nothing jumps. */
export function ListWaiting({ rowHeight }: { rowHeight?: number }) {
  const isLate = useLater(true);
  const isOnline = useIsOnline();
  if (!isOnline) return <NotLoaded />;
  if (!isLate) return <Box grow minHeight={0} overflow="hidden" border="top" aria-busy />;
  return (
    <Box grow minHeight={0} overflow="hidden" border="top" aria-busy>
      {Array.from({ length: SKELETON_ROWS }, (_row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without contents have nothing else.
          key={index}
          gap={3}
          height={48}
          pad="0 6"
          border="bottom"
          className={styles.bones}
          style={{ height: rowHeight }}
        >
          <i className={styles.box} />
          <i className={styles.round} />
          <Grid as="span" grow gap={1.5}>
            <i style={{ width: 160 - (index % 3) * 24 }} />
            <i style={{ width: 96 - (index % 2) * 32 }} />
          </Grid>
          <i style={{ width: 72 }} />
          <i style={{ width: 120 }} />
          <i style={{ width: 140 }} />
        </Row>
      ))}
    </Box>
  );
}

type ListFailedProps = {
  message: string;
  /** What the failure did not touch. */
  hint: string;
  isBusy: boolean;
  onRetry: () => void;
};

export function ListFailed({ message, hint, isBusy, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <State
      tone={styles.failed}
      icon={<TriangleAlert size={16} aria-hidden />}
      title={message}
      hint={hint}
      action={
        <Button icon={<RefreshCw size={14} />} busy={isBusy} onClick={onRetry}>
          {t('result.retry')}
        </Button>
      }
    />
  );
}

type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** What was asked of the server could not be read. */
export const QueryFailed = ({ query: { error, isFetching, refetch }, hint }: { query: Asked; hint: string }) => (
  <ListFailed message={error?.message ?? ''} hint={hint} isBusy={isFetching} onRetry={() => void refetch()} />
);

type NoMatchProps = { title: string; hint: string; clearText: string; onClear: () => void };

export const NoMatch = ({ title, hint, clearText, onClear }: NoMatchProps) => (
  <State
    icon={<Search size={16} aria-hidden />}
    title={title}
    hint={hint}
    action={<Button onClick={onClear}>{clearText}</Button>}
  />
);

type StateProps = { tone?: string | undefined; icon: ReactNode; title: string; hint: string; action: ReactNode };

const State = ({ tone = '', icon, title, hint, action }: StateProps) => (
  <Box grow minHeight={0} overflow="hidden" border="top">
    <div className={`${styles.state} ${tone}`} role={tone === '' ? 'status' : 'alert'}>
      {icon}
      <Grid grow narrow={{ minWidth: 200 }}>
        <span className="medium">{title}</span>
        <span className="secondary small">{hint}</span>
      </Grid>
      {action}
    </div>
  </Box>
);
