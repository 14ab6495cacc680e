import type { WireEvent } from '@outrider/contract/sandbox';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatTime } from '../../platform/format-time.ts';
import { Dot } from './dot.tsx';
import { toneOfCode } from './tones.ts';
import styles from './wire-table.module.css';

type WireTableProps = {
  events: WireEvent[];
  openId: number | undefined;
  onOpen: (event: WireEvent) => void;
};

export function WireTable({ events, openId, onOpen }: WireTableProps) {
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
          <th>{t('from')}</th>
          <th>{t('events.to')}</th>
          <th className={styles.outcome}>{t('events.outcome')}</th>
          <th className={styles.code}>{t('events.code')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <WireRow key={event.id} event={event} isOpen={event.id === openId} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

type WireRowProps = { event: WireEvent; isOpen: boolean; onOpen: (event: WireEvent) => void };

function WireRow({ event, isOpen, onOpen }: WireRowProps) {
  const { at, kind, from, to, what, code } = event;
  return (
    <tr aria-current={isOpen}>
      <td className="mono muted">
        <button type="button" className={styles.open} onClick={() => onOpen(event)} onKeyDown={moveToNeighbour}>
          <time dateTime={at}>{formatTime(at, { seconds: true, language: languageNow() })}</time>
        </button>
      </td>
      <td>
        <Direction direction={event.direction} />
      </td>
      <td className="secondary">{kind.toUpperCase()}</td>
      <td title={from}>{from}</td>
      <td title={to}>{to}</td>
      <td title={what}>
        <span className={styles.words}>
          <Dot tone={toneOfCode(code)} />
          <span className="ellipsis">{what}</span>
        </span>
      </td>
      <td className="mono secondary">{code}</td>
    </tr>
  );
}

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

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  j: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  k: 'previousElementSibling',
};

function moveToNeighbour(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.currentTarget.closest('tr')?.[step]?.querySelector('button')?.focus();
}
