import type { WireEvent } from '@outrider/contract/sandbox';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatTime } from '../../platform/format-time.ts';
import { Dot } from '../../ui/dot.tsx';
import { toneOfEvent } from './tones.ts';
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
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.time}>{t('time')}</th>
          <th className={styles.direction}>
            <span className="visually-hidden">{t('events.direction')}</span>
          </th>
          <th className={styles.kind}>{t('events.kind')}</th>
          <th className={styles.from}>{t('from')}</th>
          <th>{t('events.to')}</th>
          <th className={styles.outcome}>{t('events.outcome')}</th>
          <th className={styles.code}>{t('events.code')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <WireRow key={event.id} event={event} isShown={event.id === shownId} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
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
        <span className={styles.words}>
          <Dot tone={toneOfEvent(event)} />
          <span className="ellipsis">{words.outcome}</span>
        </span>
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
    <span className={styles.arrow} data-direction={direction} title={t(`events.${direction}`)}>
      <Icon size={12} aria-hidden />
      <span className="visually-hidden">{t(`events.${direction}`)}</span>
    </span>
  );
}
