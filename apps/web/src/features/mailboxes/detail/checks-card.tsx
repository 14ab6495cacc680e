import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import { CircleCheck, CircleHelp, CircleX, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { VERDICT_TONES } from '../../../ui/theme/verdict-tones.ts';
import { CheckFixBox } from './check-fix-box.tsx';
import { useCheckWords } from './check-words.tsx';
import styles from './checks.module.css';
import { useChecks } from './run-checks.ts';
import { type CheckKind, kindOf, sortChecks } from './sort-checks.ts';

const KINDS = ['pass', 'toFix', 'toWatch', 'unknown'] as const satisfies readonly CheckKind[];
const TONES: Record<CheckKind, Tone> = { pass: 'green', toFix: 'amber', toWatch: 'grey', unknown: 'grey' };
const ICONS = { pass: CircleCheck, warn: TriangleAlert, fail: CircleX, unknown: CircleHelp } as const;

/** What the world sees of the mailbox, with the exact record to publish where one is missing. */
export function ChecksCard({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { query, run, isRunning } = useChecks(accountId);
  const checks = query.data?.checks ?? [];
  const counts = KINDS.map((kind) => [kind, checks.filter((each) => kindOf(each) === kind).length] as const);
  return (
    <Card
      title={t('checks.title')}
      beside={
        <Row as="span" align="stretch">
          {counts.map(
            ([kind, count]) =>
              count > 0 && (
                <Tag key={kind} tone={TONES[kind]}>
                  {t(`checks.${kind}`, { count })}
                </Tag>
              ),
          )}
        </Row>
      }
      actions={
        <>
          <Box as="span" self="center" className="muted small">
            {query.data &&
              (query.data.checkedAt
                ? t('checks.checkedAt', { when: dates.moment(query.data.checkedAt) })
                : t('checks.never'))}
          </Box>
          <Button small busy={isRunning} icon={<RefreshCw size={14} />} onClick={run}>
            {t(isRunning ? 'checks.running' : 'checks.again')}
          </Button>
        </>
      }
    >
      {query.error && !query.data && (
        <div className={styles.failed}>
          <Note tone="red">{query.error.message}</Note>
        </div>
      )}
      <ul aria-busy={isRunning}>
        {sortChecks(checks).map((result) => (
          <CheckRow key={result.check} result={result} />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({ result }: { result: CheckResult }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const words = useCheckWords();
  const Icon = ICONS[result.verdict];
  const isToFix = kindOf(result) === 'toFix';
  return (
    <li className={styles.check}>
      <Grid
        columns="16px 108px minmax(0, 1fr) auto"
        gap={3}
        align="start"
        minHeight={34}
        pad="1.75 4"
        className={styles.row}
      >
        <Icon
          size={16}
          strokeWidth={1.5}
          className={VERDICT_TONES[result.verdict]}
          aria-label={t(`check.verdict.${result.verdict}`)}
        />
        <span className="medium">{t(`check.${result.check}`)}</span>
        <Text minWidth={0} breaks className="secondary" title={isToFix ? undefined : result.facts.join('\n')}>
          {words.finding(result)}
        </Text>
        <time className="muted small">{dates.since(result.checkedAt)}</time>
      </Grid>
      {result.fix && <CheckFixBox fix={result.fix} isQuiet={!isToFix} />}
    </li>
  );
}
