import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Explained, ExplainedGroup } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { GROUP_TONES } from '../../shared/lead-groups.ts';
import { fixPlace, usePlaces } from '../../shared/places.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { groupEnds } from '../reasons/group-ends.ts';
import { groupKey, sortGroups } from '../reasons/sort-groups.ts';
import styles from './phone-parts.module.css';

type PhoneReasonGroupsProps = { campaignId: string; explained: Explained };

/** Every lead in exactly one group, with its one reason and when that ends. */
export const PhoneReasonGroups = ({ campaignId, explained }: PhoneReasonGroupsProps) => (
  <ul>
    {sortGroups(explained.groups).flatMap(({ rows }) =>
      rows.map((row) => (
        <Box as="li" border="top" key={groupKey(row)}>
          <Group campaignId={campaignId} row={row} />
        </Box>
      )),
    )}
  </ul>
);

function Group({ campaignId, row }: { campaignId: string; row: ExplainedGroup }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const places = usePlaces();
  const { sentence } = useReasonWords();
  const { group, reason, fix, leads } = row;
  return (
    <>
      <Link to={places.detail(campaignId, { tab: 'leads', group, reason })} className={styles.line}>
        <Row minWidth={0} as="span" spread gap={3}>
          <Row minWidth={0} as="span" className="medium">
            <Mark kind={GROUP_TONES[group]} />
            {t(`groups.${group}`)}
          </Row>
          <span className="medium numbers">{formatNumber(leads)}</span>
        </Row>
        <Text breaks>{sentence(row)}</Text>
        <span className="muted small">{groupEnds(row, t, dates)}</span>
      </Link>
      {fix && group !== 'stopped' && (
        <Row minWidth={0} pad="0 4 1">
          <Link to={fixPlace(places, campaignId, row)} className={`link ${styles.tool}`}>
            {t(`fixes.${fix}`)}
          </Link>
        </Row>
      )}
    </>
  );
}
