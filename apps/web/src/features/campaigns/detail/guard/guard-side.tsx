import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { forecastQuery, type Guard } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShare, shortShare } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { usePlaces } from '../../shared/places.ts';
import { useOperateLeads } from '../leads/use-operate-leads.ts';
import { worthHolding } from './guard-facts.ts';
import styles from './guard-side.module.css';
import { useCategoryName } from './use-category-name.ts';

type GuardSideProps = { campaign: Campaign; guard: Guard; onRelaunch: () => void; isBusy: boolean };

/** Where it came from, and the steps to go on. */
export function GuardSide({ campaign, guard, onRelaunch, isBusy }: GuardSideProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { data: forecast } = useQuery(forecastQuery(campaign.campaignId));
  const operate = useOperateLeads(campaign.campaignId);
  const held = worthHolding(guard);
  const hold = (onHeld?: () => void) =>
    held &&
    operate.mutate(
      { choice: { categories: [held.category] }, action: 'hold' },
      onHeld ? { onSuccess: onHeld } : undefined,
    );
  const number = held ? formatNumber(held.toCome) : '';
  return (
    <Stack as="aside" tall surface="app" gap={0} className={styles.side}>
      <Box grow pad="4 6" narrow={{ pad: '3.5 4' }}>
        <Origins guard={guard} />
        <Text as="h2" below={1} size={16} leading={24} weight={600}>
          {t('guard.resume')}
        </Text>
        <Steps guard={guard} onHold={() => hold()} isBusy={operate.isPending} />
      </Box>
      <footer>
        <Button
          large
          primary
          block
          busy={isBusy || operate.isPending}
          onClick={() => (held ? hold(onRelaunch) : onRelaunch())}
        >
          {held ? t('guard.holdAndRelaunch', { number }) : t('guard.relaunch')}
        </Button>
        <div className={styles.below}>
          <span className="muted">
            {forecast?.first && t('guard.firstMail', { at: dates.moment(forecast.first.at) })}
          </span>
          {held && (
            <button type="button" className="link" onClick={onRelaunch}>
              {t('guard.without')}
            </button>
          )}
        </div>
      </footer>
    </Stack>
  );
}

/** How often each kind of address made trouble. */
function Origins({ guard }: { guard: Guard }) {
  const { t } = useTranslation('campaigns');
  const category = useCategoryName();
  const kinds = guard.byCategory
    .filter(({ sent }) => sent > 0)
    .map((each) => ({ ...each, share: each.count / each.sent }))
    .toSorted((a, b) => b.share - a.share);
  const [worst] = kinds.toSorted((a, b) => b.count - a.count);
  const most = Math.max(guard.max, ...kinds.map(({ share }) => share));
  if (!worst) return null;
  return (
    <Box as="section" below={5} pad="0 0 5" border="bottom" className={styles.origins}>
      <Text as="h2" below={1} size={16} leading={24} weight={600}>
        {t('guard.from')}
      </Text>
      <p className="secondary">
        {t('guard.fromText', {
          count: worst.count,
          total: guard.evidence.length || guard.count,
          category: category.words(worst.category),
        })}
      </p>
      <Grid as="dl" gap={2} above={3.5}>
        {kinds.map((kind) => (
          <div key={kind.category}>
            <dt>{category.name(kind.category)}</dt>
            <dd>
              <Bar
                label={category.name(kind.category)}
                value={kind.share}
                total={most}
                tone={kind.share >= guard.max ? 'amber' : 'ink'}
                thick
              />
            </dd>
            <Text as="dd" textAlign="right" nums>
              <Text as="b" weight={600}>
                {formatShare(kind.share)}
              </Text>{' '}
              <span className="muted small">
                {formatNumber(kind.count)} / {formatNumber(kind.sent)}
              </span>
            </Text>
          </div>
        ))}
      </Grid>
    </Box>
  );
}

type StepsProps = { guard: Guard; onHold: () => void; isBusy: boolean };

function Steps({ guard, onHold, isBusy }: StepsProps) {
  const { t } = useTranslation('campaigns');
  const places = usePlaces();
  const category = useCategoryName();
  const held = worthHolding(guard);
  const refusals = guard.evidence.filter(({ isSuppressed }) => !isSuppressed);
  const [refusal] = refusals;
  const rate = guard.count / Math.max(1, guard.sent);
  return (
    <Grid as="ol" gap={5} above={3} className={styles.steps}>
      {held && (
        <li>
          <div className="medium">
            {t('guard.holdTitle', {
              count: held.toCome,
              number: formatNumber(held.toCome),
              category: category.words(held.category),
            })}
          </div>
          <div className="muted small">{t('guard.holdText')}</div>
          <Row above={2} narrow={{ wraps: true }}>
            <Button small icon={<Pause size={14} />} busy={isBusy} onClick={onHold}>
              {t('guard.hold', { number: formatNumber(held.toCome) })}
            </Button>
            <span className="muted small">
              {t('guard.then', { without: formatShare(held.without), now: formatShare(rate) })}
            </span>
          </Row>
        </li>
      )}
      {refusal && (
        <li>
          <div className="medium">{t('guard.policyTitle', { count: refusals.length })}</div>
          <div className="muted small">{t('guard.policyText')}</div>
          <Link to={places.contact(refusal.email)} className="link small">
            {t('guard.openMail')}
          </Link>
        </li>
      )}
      <li>
        <div className="medium">{t('guard.relaunchTitle')}</div>
        <div className="muted small">{t('guard.relaunchText', { max: shortShare(guard.max) })}</div>
      </li>
    </Grid>
  );
}
