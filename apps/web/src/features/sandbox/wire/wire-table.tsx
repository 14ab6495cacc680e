import type { WireEvent } from '@outrider/contract/sandbox';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { toneOfEvent } from '../tones.ts';
import styles from './wire-table.module.css';
import { wordsOf } from './wire-words.ts';

type WireTableProps = {
  events: WireEvent[];
  /** The event that stands in full below. */
  shownId: number | undefined;
  onChoose: (event: WireEvent) => void;
};

export function WireTable({ events, shownId, onChoose }: WireTableProps) {
  const { t } = useTranslation('sandbox');
  return (
    <PlainTable edged className={styles.table}>
      <thead>
        <tr>
          <Box as="th" width={92}>
            {t('time')}
          </Box>
          <Box as="th" width={36}>
            <span className="visually-hidden">{t('events.direction')}</span>
          </Box>
          <Box as="th" width={56}>
            {t('events.kind')}
          </Box>
          <th className={styles.from}>{t('from')}</th>
          <th>{t('events.to')}</th>
          <Box as="th" width={138}>
            {t('events.outcome')}
          </Box>
          <Box as="th" width={104}>
            {t('events.code')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <WireRow key={event.id} event={event} isShown={event.id === shownId} onChoose={onChoose} />
        ))}
      </tbody>
    </PlainTable>
  );
}

type WireRowProps = { event: WireEvent; isShown: boolean; onChoose: (event: WireEvent) => void };

function WireRow({ event, isShown, onChoose }: WireRowProps) {
  const { t } = useTranslation('sandbox');
  const { id, at, kind, from, to, what, code } = event;
  const words = wordsOf(event, { person: t('events.person'), machine: t('events.machine') });
  return (
    <tr aria-current={isShown}>
      <td className="mono muted">
        <button type="button" data-event={id} className={styles.open} onClick={() => onChoose(event)}>
          <time dateTime={at}>{formatTime(at, { seconds: true, language: languageNow() })}</time>
        </button>
      </td>
      <td>
        <Direction direction={event.direction} />
      </td>
      <td className="secondary">{kind.toUpperCase()}</td>
      <td title={from}>{from}</td>
      <td title={to}>{words.to}</td>
      <td title={what}>
        <Row as="span">
          <Dot tone={toneOfEvent(event)} />
          <span className="ellipsis">{words.outcome}</span>
        </Row>
      </td>
      <td className="mono secondary" title={code}>
        {shortCode(code)}
      </td>
    </tr>
  );
}

/** Reply and enhanced code (RFC 3463) of SMTP, or the first word; the server's sentence stands below. */
const shortCode = (code: string) => /^\d{3}(?: \d\.\d{1,3}\.\d{1,3})?|^\S+/.exec(code)?.[0] ?? '';

/** The product is on the left of the wire, the boxed world on its right. */
function Direction({ direction }: Pick<WireEvent, 'direction'>) {
  const { t } = useTranslation('sandbox');
  const Icon = direction === 'in' ? ArrowRight : ArrowLeft;
  return (
    <Grid
      as="span"
      inline
      relative
      align="center"
      items="center"
      width={20}
      height={20}
      rounded={3}
      surface="selected"
      className={styles.arrow}
      data-direction={direction}
      title={t(`events.${direction}`)}
    >
      <Icon size={12} aria-hidden />
      <span className="visually-hidden">{t(`events.${direction}`)}</span>
    </Grid>
  );
}
