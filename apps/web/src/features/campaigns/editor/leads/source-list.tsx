import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Grid, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Popconfirm } from '../../../../ui/overlay/popconfirm.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { SourceDialog } from '../../shared/sources/source-dialog.tsx';
import { useCampaignId, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { counted } from '../words.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import styles from './leads-step.module.css';
import { JoinLive, LiveTag } from './live-tag.tsx';
import { useRemoveSource, useRetrySource } from './use-add-leads.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const NO_SOURCES: readonly LeadSource[] = [];

export function SourceList() {
  const { t } = useTranslation('campaign-editor');
  const sources = useEditorState(({ campaign }) => campaign?.sources ?? NO_SOURCES);
  const rows = sources.reduce((sum, source) => sum + source.rows, 0);
  return (
    <section aria-label={t('leads.from')}>
      <Row align="baseline" spread className={shared.between}>
        <h2>{t('leads.from')}</h2>
        {sources.length > 0 && <span className="muted small">{t('leads.rows', counted(rows))}</span>}
      </Row>
      {sources.length === 0 && (
        <Text as="p" above={2} className="muted">
          {t('leads.noSource')}
        </Text>
      )}
      <ul>
        {sources.map((source) => (
          <Source key={source.sourceId} source={source} />
        ))}
      </ul>
    </section>
  );
}

/** Why not all of it could be taken, and the way to the rest. */
function Trouble({ source: { sourceId, trouble } }: { source: LeadSource }) {
  const { t } = useTranslation('campaign-editor');
  const { mutate: retry, isPending } = useRetrySource();
  return (
    <div className="small">
      {trouble && `${t(`leads.trouble.${trouble}`)} `}
      <button type="button" className="link" disabled={isPending} onClick={() => retry(sourceId)}>
        {t('leads.again')}
      </button>
    </div>
  );
}

/** How far it has come, and about how long the rest takes. */
function Progress({ source: { rows, expected } }: { source: LeadSource }) {
  const { t } = useTranslation('campaign-editor');
  const seconds = useSecondsLeft(rows, expected ?? 0);
  if (expected === null || expected <= rows) return null;
  const words = t('leads.progress', { done: formatNumber(rows), total: formatNumber(expected) });
  return (
    <Grid gap={1} above={1.5} below={1}>
      <Bar label={words} value={rows} total={expected} tone="blue" />
      <span className="muted small numbers">
        {[words, seconds === undefined ? '' : t('leads.left', { count: seconds })].filter(Boolean).join(t('comma'))}
      </span>
    </Grid>
  );
}

/** Where its people came from; of a search that feeds it, when it last brought people and when it runs next. */
function Came({ source: { kind, isLive, search, at } }: { source: LeadSource }) {
  const { t } = useTranslation(['campaign-editor', 'campaigns']);
  const { since, moment } = useDates();
  if (!isLive) return t(`campaigns:sources.kind.${kind}.added`, { at: since(at) });
  if (!search) return t('live.came');
  const { lastAt, lastBrought, nextRunAt } = search;
  return [
    t('live.cameSearch'),
    lastAt === null ? '' : t('live.last', { ...counted(lastBrought), at: since(lastAt) }),
    nextRunAt === null ? t('live.noNext') : t('live.next', { at: moment(nextRunAt) }),
  ]
    .filter(Boolean)
    .join(t('comma'));
}

function Source({ source }: { source: LeadSource }) {
  const { t } = useTranslation(['campaign-editor', 'campaigns']);
  const campaignId = useCampaignId();
  const [isOpen, setOpen] = useState(false);
  const { mutate: remove, isPending } = useRemoveSource();
  const { Icon } = LEAD_KINDS[source.kind];
  const name = source.name === '' ? t(`campaigns:sources.kind.${source.kind}.name`) : source.name;
  return (
    <li className={styles.source} aria-busy={source.state === 'adding' || isPending}>
      <Icon size={16} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <Stack tall grow minWidth={0} gap={0}>
        <div className={shared.line}>
          <Text
            type="button"
            as="button"
            textAlign="left"
            breaks
            className="link"
            aria-label={t('campaigns:sources.holds', { name })}
            onClick={() => setOpen(true)}
          >
            {name}
          </Text>
          {source.state === 'adding' && (
            <Tag tone="blue" dot>
              {t('leads.adding')}
            </Tag>
          )}
          {source.isLive && source.state === 'done' && <LiveTag source={source} />}
          {source.state === 'failed' && (
            <Tag tone="red" dot>
              {t('leads.failed')}
            </Tag>
          )}
        </div>
        {source.state === 'failed' && <Trouble source={source} />}
        {source.state === 'adding' && <Progress source={source} />}
        <div className="muted small">
          <Came source={source} />
          {source.canBeLive && !source.isLive && source.state === 'done' && (
            <>
              {t('dot')}
              <JoinLive source={source} />
            </>
          )}
        </div>
      </Stack>
      <span className="medium numbers">{formatNumber(source.rows)}</span>
      <Popconfirm
        title={t('leads.takeOut', { name })}
        description={t('leads.takeOutHint')}
        okText={t('leads.takeOutDo')}
        cancelText={t('cancel')}
        onConfirm={() => remove(source.sourceId)}
      >
        <Tooltip title={t('leads.takeOut', { name })}>
          <IconButton label={t('leads.takeOut', { name })} Icon={X} size={20} iconSize={14} />
        </Tooltip>
      </Popconfirm>
      {isOpen && campaignId !== undefined && (
        <SourceDialog campaignId={campaignId} source={source} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
