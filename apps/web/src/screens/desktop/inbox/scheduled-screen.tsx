import type { Delivery } from '@outrider/contract/compose/delivery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { composer } from '../../../features/compose/composer.ts';
import { ScheduledList } from '../../../features/compose/scheduled/scheduled-list.tsx';
import { ScheduledMail } from '../../../features/compose/scheduled/scheduled-mail.tsx';
import { useScheduled } from '../../../features/compose/scheduled/use-scheduled.ts';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { type Place, writeAddress } from '../../../features/inbox/shared/place.ts';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { placeOfZone } from '../../../platform/time/place-of-zone.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { FolderColumn } from './folder-column.tsx';
import styles from './scheduled-screen.module.css';

const KEYS = [
  ['↵', 'edit'],
  ['t', 'time'],
  ['⌫', 'cancel'],
] as const;

/** Mails that wait for their time: edited, put off, stopped, or sent now. */
export function ScheduledScreen() {
  const { t } = useTranslation('compose');
  const navigate = useNavigate();
  const { timeZone } = useDates();
  const scheduled = useScheduled();
  const startNew = useNewMail();
  const { deliveries } = scheduled;
  const [chosen, setChosen] = useState<string>();
  const [moving, setMoving] = useState<Delivery>();
  const open = deliveries.find(({ deliveryId }) => deliveryId === chosen) ?? deliveries[0];
  const held = deliveries.filter(({ kind, state }) => kind !== 'schedule' || state === 'doubt').length;
  const go = (place: Place) => void navigate(`${paths.inbox}?${writeAddress(place, undefined)}`);
  const act = (run: (delivery: Delivery) => void) => () => open?.state === 'waiting' && run(open);
  useRowKeys({
    ids: deliveries.map(({ deliveryId }) => deliveryId),
    at: open?.deliveryId,
    onAt: setChosen,
    paused: moving !== undefined,
    onRow: { Enter: act(scheduled.edit), t: act(setMoving), Backspace: act(scheduled.cancel) },
    onPage: { c: () => startNew(), z: () => void composer.undoLast() },
  });
  return (
    <Grid height="100%" minHeight={0} className={styles.screen}>
      <PageTitle>{t('scheduled.title')}</PageTitle>
      <FolderColumn place={undefined} go={go} />
      <Stack as="section" tall minWidth={0} minHeight={0} border="right" gap={0} aria-label={t('scheduled.title')}>
        <Row as="header" rigid align="baseline" height={56} pad="4 6 0" border="bottom">
          <Text as="h2" size={16} weight={600} leading={24}>
            {t('scheduled.title')}
          </Text>
          {deliveries.length > 0 && <span className="muted">{formatNumber(deliveries.length)}</span>}
          {held > 0 && <Text tone="amber">{t('scheduled.held', { count: held })}</Text>}
          <Text before="auto" tone="muted">
            {t('scheduled.zone', { zone: placeOfZone(timeZone) })}
          </Text>
        </Row>
        <ScheduledList
          scheduled={scheduled}
          openId={open?.deliveryId}
          onOpen={setChosen}
          moving={moving}
          onMoving={setMoving}
        />
        {open && (
          <Row as="footer" rigid gap={4} pad="3 6" border="top" tone="muted" align="stretch">
            {KEYS.map(([key, what]) => (
              <span key={key}>
                <kbd className="kbd">{key}</kbd> {t(`scheduled.${what}`)}
              </span>
            ))}
          </Row>
        )}
      </Stack>
      {open ? (
        <ScheduledMail key={open.deliveryId} delivery={open} scheduled={scheduled} onMove={() => setMoving(open)} />
      ) : (
        <Grid content="center" justify="center" tone="muted">
          {t('scheduled.choose')}
        </Grid>
      )}
    </Grid>
  );
}
