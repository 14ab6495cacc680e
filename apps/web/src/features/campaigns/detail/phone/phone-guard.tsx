import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Guard, guardQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { GuardSide } from '../guard/guard-side.tsx';
import { useCategoryName } from '../guard/use-category-name.ts';
import { PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

type PhoneGuardProps = { campaign: Campaign; onRelaunch: () => void; isBusy: boolean };

/** What stopped it: where it came from, the steps to go on, and every piece of evidence. */
export function PhoneGuard({ campaign, onRelaunch, isBusy }: PhoneGuardProps) {
  const query = useQuery(guardQuery(campaign.campaignId));
  const { data: guard } = query;
  if (!guard) return <PhoneListState query={query} />;
  return (
    <>
      <GuardSide campaign={campaign} guard={guard} onRelaunch={onRelaunch} isBusy={isBusy} />
      <Evidence guard={guard} />
    </>
  );
}

function Evidence({ guard }: { guard: Guard }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const category = useCategoryName();
  return (
    <section aria-label={t('guard.evidence')}>
      <Grid gap={3} pad={4}>
        <h2 className="strong">{t('guard.evidence')}</h2>
        <span className="muted small">{t('guard.kept')}</span>
      </Grid>
      <ul>
        {guard.evidence.map((each) => (
          <Box as="li" border="top" key={`${each.leadId} ${each.at}`} className={styles.line}>
            <Row minWidth={0} as="span" spread gap={3}>
              <span className="medium ellipsis">{each.name || each.email}</span>
              <time className="muted small">{dates.moment(each.at)}</time>
            </Row>
            <Text breaks className="small">
              <span className="mono">{each.code}</span> {each.words}
            </Text>
            <span className="muted small">
              {category.name(each.category)}, {t(each.isSuppressed ? 'guard.suppressed' : 'guard.notAddress')}
            </span>
          </Box>
        ))}
      </ul>
    </section>
  );
}
