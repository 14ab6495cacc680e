import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../../platform/time/world-time.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useSecondsUntil } from '../../../../ui/hooks/use-seconds-until.ts';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { CountdownRing } from '../../../../ui/toast/countdown-ring.tsx';
import { composer, useCompose } from '../../composer.ts';
import type { Delivery } from '../../state/compose-state.ts';
import { readReceiver } from '../../state/receivers.ts';
import styles from './send-bars.module.css';

/** Mails that were handed over and can still be taken back; above all else, and on every page. */
export function SendBars({ isPhone = false }: { isPhone?: boolean }) {
  const sending = useCompose((state) => state.sending);
  // The buttons of a mail that is being written stay free.
  const isOverMail = useCompose(({ isWriting, mails }) => isWriting && Object.keys(mails).length > 0);
  if (sending.length === 0) return null;
  return (
    <Grid
      gap={2}
      className={isPhone ? `${styles.bars} ${styles.phone}` : styles.bars}
      data-over={isOverMail ? 'mail' : undefined}
    >
      {sending.map((delivery) => (
        <SendBar key={delivery.deliveryId} delivery={delivery} />
      ))}
    </Grid>
  );
}

function SendBar({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('compose');
  const { moment } = useDates();
  const { deliveryId, mail, undoUntil, scheduledAt, state } = delivery;
  const seconds = useSecondsUntil(undoUntil, nowMs);
  const who = mail.receiver.map(({ name, email }) => name || email);
  const people = who.length > 2 ? t('bar.andMore', { who: who[0], count: who.length - 1 }) : who.join(', ');
  const words =
    scheduledAt !== ''
      ? t('bar.scheduled', { who: people, at: moment(scheduledAt) })
      : t(state === 'leaving' ? 'bar.leaving' : state === 'failed' ? 'bar.failed' : 'bar.sent', { who: people });
  const Icon = scheduledAt === '' ? CircleCheck : Clock;
  const isHeld = state === 'held' || state === 'undoing';
  return (
    <div className={styles.bar} role="status">
      <Icon size={16} strokeWidth={1.5} aria-hidden className={styles.done} />
      <span className={styles.words}>
        <span className="medium">{words}</span>{' '}
        <span className="muted">
          {t('bar.from', { from: readReceiver(mail.optSenderStr || mail.sender, 'to').email })}
        </span>
      </span>
      {isHeld && seconds > 0 && (
        <>
          <span className={styles.ring}>
            <CountdownRing share={seconds / Math.max(seconds, 20)} />
          </span>
          <span className="numbers">{t('bar.seconds', { seconds })}</span>
          <Button busy={state === 'undoing'} onClick={() => void composer.undo(deliveryId)}>
            {t('bar.undo')}
          </Button>
          <kbd className="kbd">z</kbd>
        </>
      )}
    </div>
  );
}
