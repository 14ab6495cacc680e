import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DomainRecord } from '../../../api/domains.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useCopy } from '../../../ui/hooks/use-copy.ts';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import styles from './existing.module.css';
import type { OwnDomain } from './use-own-domain.ts';

const TONES: Record<DomainRecord['state'], Tone> = {
  found: 'green',
  missing: 'red',
  different: 'amber',
  unknown: 'grey',
};

/** What has to stand in the zone of the domain, each with what stands there now. */
export function RecordList({ own }: { own: OwnDomain }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const { records, domain } = own;
  const { data, error } = records;
  if (domain === '') return null;
  if (error && !data) {
    return <RetryNote query={records} retry={t('retry')} isTall />;
  }
  if (!data) return <p className="muted">{t('own.looking', { domain })}</p>;
  const open = data.records.filter(({ state }) => state !== 'found');
  return (
    <Stack gap={4}>
      <Row minWidth={0} spread wraps gap={3}>
        <Stack gap={0}>
          <Text as="h2" size={16} weight={600} leading={24}>
            {t(open.length === 0 ? 'own.allThere' : 'own.title', { domain })}
          </Text>
          <span className="muted small">
            {[
              t('own.nameServers', { names: data.nameServers.join(t('comma')) || t('own.none') }),
              t('own.checked', { time: dates.time(data.checkedAt) }),
            ].join(t('comma'))}
          </span>
        </Stack>
        <Row minWidth={0} gap={2}>
          <Button busy={records.isFetching} onClick={() => void records.refetch()}>
            {t('own.recheck')}
          </Button>
          {data.publishesAt !== null && open.length > 0 && (
            <Button primary busy={own.isPublishing} onClick={own.publish}>
              {t('own.publish', { provider: data.publishesAt })}
            </Button>
          )}
        </Row>
      </Row>
      {own.publishError && <Note tone="red">{own.publishError.message}</Note>}
      {own.published !== undefined && !own.publishError && (
        <Note>{t('own.published', { count: own.published, number: own.published })}</Note>
      )}
      {open.length > 0 && data.publishesAt === null && <p className="secondary">{t('own.byHand')}</p>}
      <Grid as="ul" gap={3}>
        {data.records.map((record) => (
          <Record key={`${record.purpose} ${record.name} ${record.value}`} record={record} />
        ))}
      </Grid>
    </Stack>
  );
}

function Record({ record }: { record: DomainRecord }) {
  const { t } = useTranslation('domains');
  const { purpose, type, name, value, priority, state, found } = record;
  const content = priority === null ? value : `${priority} ${value}`;
  return (
    <Grid as="li" gap={2} pad="3 4" border="all" rounded surface="raised">
      <Row minWidth={0} spread gap={2}>
        <Row minWidth={0} gap={2}>
          <span className="medium">{t(`purpose.${purpose}`)}</span>
          <Tag tone="line">{type}</Tag>
        </Row>
        <Tag tone={TONES[state]} dot>
          {t(`own.state.${state}`)}
        </Tag>
      </Row>
      <Value label={t('own.name')} text={name} />
      <Value label={t('own.value')} text={content} />
      {state === 'different' && (
        <p className="small amber">
          {t('own.instead')} <span className="mono">{found.join(t('comma')) || t('own.nothing')}</span>
        </p>
      )}
    </Grid>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('domains');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <Grid
      gap={2}
      align="center"
      columns="56px minmax(0, 1fr) auto"
      narrow={{ columns: 'minmax(0, 1fr) 44px' }}
      className={styles.value}
    >
      <span className="muted small">{label}</span>
      <Box as="code" pad="1 2" rounded surface="inset" breaks className="mono">
        {text}
      </Box>
      <Grid
        type="button"
        as="button"
        align="center"
        items="center"
        pad={0}
        border="all"
        borderTone="strong"
        rounded
        surface="raised"
        tone="secondary"
        width={28}
        height={28}
        narrow={{ width: 44, height: 44 }}
        aria-label={t('own.copy', { text })}
        onClick={copy}
      >
        <Icon size={14} strokeWidth={1.5} aria-hidden />
      </Grid>
    </Grid>
  );
}
