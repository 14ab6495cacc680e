import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import { Check, CircleCheck, CircleHelp, CircleX, Copy, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useCopy } from '../../../../ui/hooks/use-copy.ts';
import { Box, Grid, Row } from '../../../../ui/layout/layout.tsx';
import { VERDICT_TONES } from '../../../../ui/theme/verdict-tones.ts';
import { useCheckWords } from '../check-words.tsx';
import { useChecks } from '../run-checks.ts';
import { kindOf, sortChecks } from '../sort-checks.ts';
import styles from './phone-checks.module.css';

const ICONS = { pass: CircleCheck, warn: TriangleAlert, fail: CircleX, unknown: CircleHelp } as const;

/** What is to fix, each with its record at the thumb; the rest as a short list. */
export function PhoneChecks({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { query, run, isRunning } = useChecks(accountId);
  const checks = sortChecks(query.data?.checks ?? []);
  const toFix = checks.filter((result) => kindOf(result) === 'toFix');
  const others = checks.filter((result) => kindOf(result) !== 'toFix');
  return (
    <Grid as="section" gap={3} pad="3.5 4 6" className={styles.checks}>
      <Row align="baseline" spread gap={0}>
        <h2>{t('checks.title')}</h2>
        <time className="muted small">
          {query.data?.checkedAt ? dates.since(query.data.checkedAt) : query.data && t('checks.never')}
        </time>
      </Row>
      {toFix.map((result, index) => (
        <ToFix key={result.check} result={result} onAgain={index === 0 ? run : undefined} isRunning={isRunning} />
      ))}
      <Grid as="ul" columns="1fr 1fr" gap={2}>
        {others.map(({ check, verdict }) => {
          const Icon = ICONS[verdict];
          return (
            <Row as="li" key={check}>
              <Icon
                size={16}
                strokeWidth={1.5}
                className={VERDICT_TONES[verdict]}
                aria-label={t(`check.verdict.${verdict}`)}
              />
              {t(`check.${check}`)}
            </Row>
          );
        })}
      </Grid>
      {toFix.length === 0 && query.data && (
        <Button large block busy={isRunning} icon={<RefreshCw size={16} />} onClick={run}>
          {t(isRunning ? 'checks.running' : 'checks.again')}
        </Button>
      )}
    </Grid>
  );
}

type ToFixProps = { result: CheckResult; onAgain: (() => void) | undefined; isRunning: boolean };

function ToFix({ result, onAgain, isRunning }: ToFixProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const words = useCheckWords();
  const { fix } = result;
  const record = fix?.kind === 'publish' ? fix : undefined;
  const { isCopied, copy } = useCopy(record ? `${record.name} ${record.type} ${record.value}` : '');
  return (
    <Grid gap={2.5} pad={3} border="all" borderTone="amber" rounded surface="amber">
      <Row gap={2.5} align="stretch" className={styles.title}>
        <TriangleAlert size={16} aria-hidden />
        <div>
          <span className="medium">{t(`check.${result.check}`)}</span>
          <p className="secondary">{words.finding(result)}</p>
          {fix?.kind === 'action' && <p>{words.action(fix)}</p>}
        </div>
      </Row>
      {record && (
        <Box pad="2 2.5" border="all" borderTone="amber" rounded surface="raised" leading={18} breaks className="mono">
          <span className="muted">{record.type}</span> {record.name}
          <br />
          {record.value}
        </Box>
      )}
      <Row align="stretch" className={styles.buttons}>
        {record && (
          <Button large block icon={isCopied ? <Check size={16} /> : <Copy size={16} />} onClick={copy}>
            {t(isCopied ? 'common:copied' : 'checks.copyRecord')}
          </Button>
        )}
        {onAgain && (
          <Button large block busy={isRunning} icon={<RefreshCw size={16} />} onClick={onAgain}>
            {t(isRunning ? 'checks.running' : 'checks.again')}
          </Button>
        )}
      </Row>
    </Grid>
  );
}
