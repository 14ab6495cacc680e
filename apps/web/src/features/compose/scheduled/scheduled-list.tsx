import type { Delivery } from '@outrider/contract/compose/delivery';
import { Clock, PencilLine, Send, TriangleAlert, X } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { DoubtAnswers } from '../doubts/doubt-answers.tsx';
import { PickTimeDialog } from '../options/pick-time-dialog.tsx';
import { readReceiver } from '../state/receivers.ts';
import styles from './scheduled.module.css';
import type { useScheduled } from './use-scheduled.ts';

type ScheduledListProps = {
  scheduled: ReturnType<typeof useScheduled>;
  openId: string | undefined;
  onOpen: (deliveryId: string) => void;
  /** The one whose time is chosen anew. */
  moving: Delivery | undefined;
  onMoving: (delivery: Delivery | undefined) => void;
};

/** What waits to be sent, the next first, by day; what cannot go as planned says why. */
export function ScheduledList({ scheduled, openId, onOpen, moving, onMoving }: ScheduledListProps) {
  const { t } = useTranslation('compose');
  const { list, deliveries, groupOf } = scheduled;
  if (list.error && !list.data) {
    return (
      <Grid gap={2} items="center" pad="12 6" textAlign="center">
        <Note tone="red">{list.error.message}</Note>
        <Button busy={list.isFetching} onClick={() => void list.refetch()}>
          {t('retry')}
        </Button>
      </Grid>
    );
  }
  if (list.data && deliveries.length === 0) {
    return (
      <Grid gap={2} items="center" pad="12 6" textAlign="center">
        <h2>{t('scheduled.none')}</h2>
        <p className="muted">{t('scheduled.noneHint')}</p>
      </Grid>
    );
  }
  return (
    <Box grow minHeight={0} scrolls>
      {deliveries.map((delivery, index) => {
        const group = groupOf(delivery);
        const before = deliveries[index - 1];
        return (
          <Fragment key={delivery.deliveryId}>
            {(!before || groupOf(before) !== group) && (
              <Box as="h2" pad="1.5 6" border="bottom" surface="app" tone="secondary">
                {group}
              </Box>
            )}
            <ScheduledRow
              delivery={delivery}
              scheduled={scheduled}
              isOpen={delivery.deliveryId === openId}
              onOpen={() => onOpen(delivery.deliveryId)}
              onMove={() => onMoving(delivery)}
            />
          </Fragment>
        );
      })}
      {moving && (
        <PickTimeDialog
          first={moving.deliverAt}
          onPick={(at, zone) => {
            onMoving(undefined);
            scheduled.move(moving, at, zone);
          }}
          onClose={() => onMoving(undefined)}
        />
      )}
    </Box>
  );
}

export const peopleOf = ({ recipients, recipientCount }: Delivery): string => {
  const names = recipients.map((text) => readReceiver(text, 'to')).map(({ name, email }) => name || email);
  return recipientCount > names.length ? `${names.join(', ')} +${recipientCount - names.length}` : names.join(', ');
};

type ScheduledRowProps = {
  delivery: Delivery;
  scheduled: ReturnType<typeof useScheduled>;
  isOpen: boolean;
  onOpen: () => void;
  onMove: () => void;
};

function ScheduledRow({ delivery, scheduled, isOpen, onOpen, onMove }: ScheduledRowProps) {
  const { t } = useTranslation('compose');
  const { time } = useDates();
  const { deliverAt, subject, account, message, words, state, kind } = delivery;
  const isStuck = state === 'doubt' || kind !== 'schedule';
  const why = state === 'doubt' ? t('scheduled.doubt') : [message, words].filter(Boolean).join(' ');
  const isBusy = scheduled.busy === delivery.deliveryId;
  return (
    <Grid
      as="article"
      relative
      gap="2 3"
      align="start"
      border="bottom"
      columns="112px minmax(0, 1fr) auto"
      pad="3 4 3 6"
      narrow={{ columns: '84px minmax(0, 1fr)', pad: '3 4' }}
      className={isOpen ? `${styles.row} ${styles.open}` : styles.row}
      aria-busy={isBusy}
    >
      <button
        type="button"
        className={styles.cover}
        aria-label={t('scheduled.open', { subject: subject || t('noSubject') })}
        aria-current={isOpen}
        data-row={delivery.deliveryId}
        onClick={onOpen}
      />
      <span className={styles.when}>
        <Text as="strong" size={16} leading={22} nums className={isStuck ? 'amber' : undefined}>
          {isStuck ? t('scheduled.waits') : time(deliverAt)}
        </Text>
        <span className="muted small">{scheduled.dayWords(delivery)}</span>
      </span>
      <span className={styles.what}>
        <span className="medium ellipsis">{peopleOf(delivery)}</span>
        <span className="ellipsis">{subject || t('noSubject')}</span>
        <span className="muted small ellipsis">{t('scheduled.from', { from: account })}</span>
        {why !== '' && (
          <Row as="span" gap={1.5} above={1} size={12} leading={16} align="stretch" className="amber">
            <TriangleAlert size={14} aria-hidden />
            {why}
          </Row>
        )}
        {state === 'doubt' && <DoubtAnswers deliveryId={delivery.deliveryId} />}
      </span>
      {state === 'waiting' && (
        <Row as="span" relative gap={1} align="stretch" className={styles.acts}>
          <Act label={t('scheduled.edit')} isBusy={isBusy} onPress={() => scheduled.edit(delivery)}>
            <PencilLine size={16} strokeWidth={1.5} aria-hidden />
          </Act>
          <Act label={t('scheduled.time')} isBusy={isBusy} onPress={onMove}>
            <Clock size={16} strokeWidth={1.5} aria-hidden />
          </Act>
          <Act label={t('scheduled.now')} isBusy={isBusy} onPress={() => scheduled.sendNow(delivery)}>
            <Send size={16} strokeWidth={1.5} aria-hidden />
          </Act>
          <Act label={t('scheduled.cancel')} isBusy={isBusy} onPress={() => scheduled.cancel(delivery)}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </Act>
        </Row>
      )}
    </Grid>
  );
}

type ActProps = { label: string; isBusy: boolean; onPress: () => void; children: React.ReactNode };

const Act = ({ label, isBusy, onPress, children }: ActProps) => (
  <button type="button" aria-label={label} title={label} disabled={isBusy} onClick={onPress}>
    {children}
  </button>
);
