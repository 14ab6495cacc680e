import type { WireEvent } from '@outrider/contract/sandbox';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../platform/format.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { toneOfEvent } from '../tones.ts';
import { Transcript } from './transcript.tsx';
import { useTranscript } from './wire.ts';
import styles from './wire-detail.module.css';

/** One event to the last letter the log has of it: the conversation, or where none is kept its parts. */
export function WireDetail({ event, onClose }: { event: WireEvent; onClose: (() => void) | undefined }) {
  const { t } = useTranslation('sandbox');
  const { data: lines = [] } = useTranscript(event);
  return (
    <section className={styles.detail} aria-label={t('events.detail')}>
      {onClose && (
        <button type="button" aria-label={t('events.close')} title={t('events.close')} onClick={onClose}>
          <X size={14} aria-hidden />
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      <div className={styles.said} tabIndex={0}>
        {lines.length > 0 ? <Transcript key={event.id} lines={lines} /> : <Parts event={event} />}
      </div>
    </section>
  );
}

function Parts({ event }: { event: WireEvent }) {
  const { t } = useTranslation('sandbox');
  const { at, kind, direction, from, to, what, code, messageId } = event;
  const language = languageNow();
  return (
    <dl>
      <Line name={t('time')}>{`${formatDate(at, { language })} ${formatTime(at, { seconds: true, language })}`}</Line>
      <Line name={t('events.kind')}>{`${kind.toUpperCase()}, ${t(`events.${direction}`)}`}</Line>
      <Line name={t('from')}>{from}</Line>
      <Line name={t('events.to')}>{to}</Line>
      <Line name={t('events.outcome')}>{what}</Line>
      <Line name={t('events.code')} tone={toneOfEvent(event)}>
        {code}
      </Line>
      <Line name={t('events.messageId')}>{messageId}</Line>
    </dl>
  );
}

/** Not every kind of event has every part. */
const Line = ({ name, tone, children }: { name: string; tone?: string; children: string }) =>
  children === '' ? null : (
    <>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children}</dd>
    </>
  );
