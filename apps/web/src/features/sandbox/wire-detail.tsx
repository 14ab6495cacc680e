import type { WireEvent } from '@outrider/contract/sandbox';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatDate } from '../../platform/format.ts';
import { formatTime } from '../../platform/format-time.ts';
import { toneOfCode } from './tones.ts';
import styles from './wire-detail.module.css';

/** One event to the last letter the log has of it. */
export function WireDetail({ event, onClose }: { event: WireEvent; onClose: () => void }) {
  const { t } = useTranslation('sandbox');
  useEscape(onClose);
  const { at, kind, direction, from, to, what, code, messageId } = event;
  const language = languageNow();
  return (
    <section className={styles.detail} aria-label={t('events.detail')}>
      <button type="button" aria-label={t('events.close')} title={t('events.close')} onClick={onClose}>
        <X size={14} aria-hidden />
      </button>
      <dl>
        <Line name={t('time')}>{`${formatDate(at, { language })} ${formatTime(at, { seconds: true, language })}`}</Line>
        <Line name={t('events.kind')}>{kind.toUpperCase()}</Line>
        <Line name={t('events.direction')}>{t(`events.${direction}`)}</Line>
        <Line name={t('from')}>{from}</Line>
        <Line name={t('events.to')}>{to}</Line>
        <Line name={t('events.outcome')}>{what}</Line>
        <Line name={t('events.code')} tone={toneOfCode(code)}>
          {code}
        </Line>
        <Line name={t('events.messageId')}>{messageId}</Line>
      </dl>
    </section>
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

function useEscape(onEscape: () => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onEscape]);
}
