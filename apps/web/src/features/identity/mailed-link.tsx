import { RESEND_AFTER_SECONDS } from '@outrider/contract/limits';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import type { RegisterInfo } from '../../platform/storage.ts';
import { formatCountdown, formatMoment } from '../../platform/time/format-time.ts';
import { toasts } from '../../platform/toasts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSecondsUntil } from '../../ui/hooks/use-seconds-until.ts';
import { Box, Grid, Panel, Row, Text } from '../../ui/layout/layout.tsx';
import { CountdownRing } from '../../ui/toast/countdown-ring.tsx';
import { MailReceipt } from './mail-receipt-line.tsx';
import styles from './mailed-link.module.css';
import { resendMoment } from './registering.ts';
import { sendLinkMail } from './send-link-mail.ts';

type MailedLinkProps = {
  bizType: Parameters<typeof sendLinkMail>[0];
  info: RegisterInfo;
  worksUntil: Date | undefined;
  onSent: (info: RegisterInfo) => void;
};

/** The mail that is out: when the next one may go, what the server said to this one, how long its link works. */
export function MailedLink({ bizType, info, worksUntil, onSent }: MailedLinkProps) {
  const { t } = useTranslation('sign');
  const [isSending, setSending] = useState(false);
  const seconds = useSecondsUntil(resendMoment(info));

  async function sendAgain() {
    setSending(true);
    const sent = await sendLinkMail(bizType, info.email).finally(() => setSending(false));
    if ('refusedBecause' in sent) toasts.showServerMessage(sent.refusedBecause);
    else onSent(sent);
  }

  return (
    <Panel as="section" pad={4}>
      <Row gap={3}>
        <CountdownRing share={seconds / RESEND_AFTER_SECONDS} />
        <Box grow minWidth={0}>
          {seconds > 0 ? (
            <>
              <div className="muted small">{t('verifyEmail.againIn')}</div>
              <Text as="div" size={20} leading={24} weight={600} className={styles.time} role="timer">
                {formatCountdown(seconds)}
              </Text>
            </>
          ) : (
            <div className="secondary">{t('verifyEmail.mayGo')}</div>
          )}
        </Box>
        <Button busy={isSending} disabled={seconds > 0} onClick={sendAgain}>
          {t(info.sendTime === '' ? 'verifyEmail.send' : 'verifyEmail.again')}
        </Button>
      </Row>
      {worksUntil && (
        <Grid
          as="ul"
          gap={1.5}
          above={3.5}
          pad="3.5 0 0"
          border="top"
          tone="secondary"
          size={12}
          leading={16}
          className={styles.facts}
        >
          <MailReceipt mailId={info.mailId} />
          <li>
            <Clock size={14} aria-hidden />
            <span>{t('verifyEmail.until', { moment: formatMoment(worksUntil, { language: languageNow() }) })}</span>
          </li>
        </Grid>
      )}
    </Panel>
  );
}
