import { useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Explained } from '../../../../api/campaigns/campaign-queries.ts';
import { Band, BandAxis, type BandSpan } from '../../../../ui/charts/band.tsx';
import patterns from '../../../../ui/charts/patterns.module.css';
import { useDates } from '../../../../ui/dates.tsx';
import { useWidth } from '../../../../ui/hooks/use-width.ts';
import styles from './mailbox-bands.module.css';
import { MailboxOthers } from './mailbox-others.tsx';
import { lastSentOf, useMailboxWords } from './use-mailbox-words.ts';

const MINUTE = 60_000;
/** A little of what was, most of what comes. */
const BEFORE_MS = 27 * MINUTE;
const AFTER_MS = 207 * MINUTE;

type Box = Explained['mailboxes'][number];

/** Every mailbox as a band: what it waits for, when it sends next, and its dots on the clock. */
export function MailboxBands({ explained }: { explained: Explained }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const now = Date.parse(explained.asOf);
  const span: BandSpan = { from: now - BEFORE_MS, to: now + AFTER_MS, now, width };
  const { mailboxes } = explained;
  return (
    <section className={styles.bands} aria-label={t('reasonsTab.mailboxes')}>
      <header className={styles.head}>
        <h2>{t('reasonsTab.mailboxes')}</h2>
        <span className="muted small ellipsis">
          {t('why.end', { words: t('reasonsTab.inCampaign', { count: mailboxes.length }) })}{' '}
          <MailboxOthers others={explained.others} />
        </span>
        <span className={styles.legend}>
          <i className={styles.sent} /> {t('reasonsTab.sent')}
          <i className={patterns.hatch} /> {t('reasonsTab.gap')}
          <i className={styles.willSend} /> {t('reasonsTab.willSend')}
        </span>
      </header>
      {mailboxes.map((mailbox) => (
        <Row key={mailbox.mailboxId} mailbox={mailbox} span={span} />
      ))}
      <div className={styles.axis}>
        <div ref={track}>{width > 0 && <BandAxis span={span} wordOf={(at) => dates.time(at)} />}</div>
      </div>
    </section>
  );
}

function Row({ mailbox, span }: { mailbox: Box; span: BandSpan }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const words = useMailboxWords()(mailbox);
  const { email, waitReason, words: said, next, sent, willSend } = mailbox;
  const lastSent = lastSentOf(mailbox);
  const isGap = waitReason?.reason === 'gap' && waitReason.until !== null && lastSent !== undefined;
  return (
    <div className={styles.row}>
      <span className="medium ellipsis" title={email}>
        {email}
      </span>
      <span className={`secondary ${styles.words}`}>
        {words}
        {said !== '' && <span className={styles.said}>{said}</span>}
      </span>
      <span className="muted">
        {next && (
          <Trans
            t={t}
            i18nKey="reasonsTab.next"
            values={{ at: dates.isToday(next.at) ? dates.time(next.at) : dates.day(next.at) }}
            components={{ b: <b /> }}
          />
        )}
      </span>
      <span>
        {span.width > 0 && (
          <Band
            span={span}
            done={sent.map(Date.parse)}
            planned={willSend.map(Date.parse)}
            rest={isGap ? { from: Date.parse(lastSent), to: Date.parse(waitReason.until ?? '') } : undefined}
            label={t('reasonsTab.bandLabel', { email, sent: sent.length, planned: willSend.length })}
          />
        )}
      </span>
    </div>
  );
}
