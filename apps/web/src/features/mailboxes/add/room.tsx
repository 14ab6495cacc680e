import { MAILBOXES_PER_DOMAIN_ADVISED } from '@outrider/contract/mailboxes/settings';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { roomWords } from './room-words.ts';
import styles from './side.module.css';

/** The fullest are the ones to know about. */
const DOMAINS_SHOWN = 8;

/** How many more the plan has room for, and how many stand at each domain. */
export function Room({ plan }: { plan: string }) {
  const { t } = useTranslation('accounts-add');
  const { data: summary } = useQuery(summaryQuery);
  if (!summary) return null;
  const { used, total } = summary.quota;
  const name = total === null ? t('room.all') : t('room.plan', { plan });
  const domains = summary.domains.toSorted((one, other) => other.mailboxes - one.mailboxes).slice(0, DOMAINS_SHOWN);
  return (
    <>
      <h2>{t('room.title')}</h2>
      <Row as="p" align="baseline" spread below={1.5} className="small">
        <span>{name}</span>
        <span className="numbers">
          <b className="medium">{formatNumber(used)}</b> <span className="muted">{roomWords(t, total)}</span>
        </span>
      </Row>
      {total !== null && <Bar label={name} value={used} total={total} thick />}
      {domains.length > 0 && (
        <Grid
          as="ul"
          above={3.5}
          className={styles.domains}
          aria-label={t('room.advised', { count: MAILBOXES_PER_DOMAIN_ADVISED })}
        >
          <Row as="li" minHeight={28} className="small">
            {t('room.advised', { count: MAILBOXES_PER_DOMAIN_ADVISED })}
          </Row>
          {domains.map(({ domain, mailboxes }) => (
            <Row as="li" minHeight={28} key={domain}>
              <span className="ellipsis">{domain}</span>
              <Marks count={mailboxes} />
              <Box as="span" width={20} textAlign="right" className="medium numbers">
                {mailboxes}
              </Box>
            </Row>
          ))}
        </Grid>
      )}
    </>
  );
}

/** One mark a mailbox, and one more place than is advised, so that going over is seen. */
function Marks({ count }: { count: number }) {
  const isOver = count > MAILBOXES_PER_DOMAIN_ADVISED;
  const places = MAILBOXES_PER_DOMAIN_ADVISED + 1;
  return (
    <Row as="span" gap={1} align="stretch" className={styles.marks} aria-hidden>
      {Array.from({ length: places }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          key={index}
          className={
            index < count
              ? isOver
                ? styles.over
                : styles.used
              : index >= MAILBOXES_PER_DOMAIN_ADVISED
                ? styles.room
                : ''
          }
        />
      ))}
    </Row>
  );
}

export function SealedNote() {
  const { t } = useTranslation('accounts-add');
  return (
    <Row
      as="p"
      gap={2.5}
      above={5}
      pad="2.5 3"
      border="all"
      rounded
      surface="inset"
      tone="secondary"
      align="stretch"
      className="small"
    >
      <Lock size={16} strokeWidth={1.5} aria-hidden />
      {t('sealed')}
    </Row>
  );
}
