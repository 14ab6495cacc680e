import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { Check, Copy, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimals } from '../../../../platform/format.ts';
import { formatTime } from '../../../../platform/time/format-time.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useCopy } from '../../../../ui/hooks/use-copy.ts';
import { Grid, Row, Stack } from '../../../../ui/layout/layout.tsx';
import layout from '../add-layout.module.css';
import { ProblemBox, type Whose } from '../problem-box.tsx';
import { TestDirection } from './test-direction.tsx';
import styles from './test-report.module.css';
import { outcomeOf } from './test-words.ts';
import { TranscriptPanel, transcriptText } from './transcript-panel.tsx';

type TestReportProps = {
  test: ConnectionTest | undefined;
  isTesting: boolean;
  ports: { smtp: number | null; imap: number | null };
  whose: Whose;
  /** What helps before the first test. */
  hint?: ReactNode;
};

const seconds = (milliseconds: number) => formatDecimals(milliseconds / 1000, 1);

/** Both directions side by side: before the test, during it, and what came of it. */
export function TestReport({ test, isTesting, ports, whose, hint }: TestReportProps) {
  const { t } = useTranslation('accounts-add');
  const { timeZone } = useDates();
  const shown = isTesting ? undefined : test;
  return (
    <Stack tall gap={3} className={layout.report} aria-busy={isTesting}>
      <Row as="header" gap={3} align="start" spread narrow={{ wraps: true }} className={styles.head}>
        <div role="status">
          <h2 className={layout.heading}>
            {isTesting ? t('report.testing') : shown ? t(`report.${outcomeOf(shown)}`) : t('report.notTested')}
          </h2>
          <p className="muted small">
            {shown
              ? t('report.tested', {
                  time: formatTime(shown.testedAt, { timeZone, seconds: true }),
                  seconds: seconds(shown.milliseconds),
                })
              : t(isTesting ? 'report.testingHint' : 'report.notTestedHint')}
          </p>
        </div>
        {shown && shown.transcript.length > 0 && <CopyTranscript lines={shown.transcript} />}
      </Row>
      <Grid gap={3} columns="1fr 1fr" narrow={{ columns: '1fr' }}>
        <TestDirection direction="sending" result={shown?.sending} isTesting={isTesting} port={ports.smtp} />
        <TestDirection direction="receiving" result={shown?.receiving} isTesting={isTesting} port={ports.imap} />
      </Grid>
      {shown ? <ProblemBox test={shown} whose={whose} /> : hint}
      {shown && <TranscriptPanel lines={shown.transcript} />}
      <Row as="p" tone="secondary" className="small">
        <Info size={14} aria-hidden />
        {t('report.bothNeeded')}
      </Row>
    </Stack>
  );
}

function CopyTranscript({ lines }: { lines: ConnectionTest['transcript'] }) {
  const { t } = useTranslation('accounts-add');
  const { timeZone } = useDates();
  const { isCopied, copy } = useCopy(transcriptText(lines, timeZone));
  return (
    <Button small icon={isCopied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
      {t(isCopied ? 'report.copied' : 'report.copy')}
    </Button>
  );
}
