import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Explained, ExplainedGroup } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { GROUP_TONES } from '../../shared/lead-groups.ts';
import { fixPlace, usePlaces } from '../../shared/places.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { groupEnds } from './group-ends.ts';
import styles from './reason-groups.module.css';
import { groupKey, sortGroups } from './sort-groups.ts';

/** Every lead in exactly one group, with its one reason and when that ends. */
export function ReasonGroups({ campaignId, explained }: { campaignId: string; explained: Explained }) {
  const { t } = useTranslation('campaigns');
  return (
    <PlainTable className={styles.groups}>
      <thead>
        <tr>
          <th scope="col">{t('reasonsTab.state')}</th>
          <th scope="col">{t('reasonsTab.reason')}</th>
          <th scope="col">{t('reasonsTab.count')}</th>
          <th scope="col">{t('reasonsTab.ends')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      {sortGroups(explained.groups).map(({ group, rows }) => (
        <tbody key={group}>
          {rows.map((row, index) => (
            <GroupRow key={groupKey(row)} campaignId={campaignId} row={row} isFirst={index === 0} rows={rows} />
          ))}
        </tbody>
      ))}
    </PlainTable>
  );
}

type GroupRowProps = {
  campaignId: string;
  row: ExplainedGroup;
  isFirst: boolean;
  rows: readonly ExplainedGroup[];
};

function GroupRow({ campaignId, row, isFirst, rows }: GroupRowProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const places = usePlaces();
  const navigate = useNavigate();
  const { sentence } = useReasonWords();
  const leads = places.detail(campaignId, { tab: 'leads', group: row.group, reason: row.reason });
  const all = rows.reduce((sum, each) => sum + each.leads, 0);
  return (
    <tr onClick={() => void navigate(leads)}>
      <td>
        {isFirst && (
          <Row as="span" whiteSpace="nowrap">
            <Mark kind={GROUP_TONES[row.group]} />
            <span className="medium">{t(`groups.${row.group}`)}</span>
            {rows.length > 1 && <span className="muted">{formatNumber(all)}</span>}
          </Row>
        )}
      </td>
      <Box as="td" border="bottom" className={styles.cell}>
        {sentence(row)}
      </Box>
      <Box as="td" border="bottom" className={`medium ${styles.cell}`}>
        {formatNumber(row.leads)}
      </Box>
      <Box as="td" border="bottom" className={`${styles.cell} ${row.group === 'stopped' ? 'muted' : ''}`}>
        {groupEnds(row, t, dates)}
      </Box>
      <Box as="td" border="bottom" className={styles.cell}>
        {row.fix && row.group !== 'stopped' ? (
          <Link
            to={fixPlace(places, campaignId, row)}
            className="link small"
            onClick={(event) => event.stopPropagation()}
          >
            {t(`fixes.${row.fix}`)}
          </Link>
        ) : (
          <Link to={leads} className={styles.open} aria-label={t('reasonsTab.show')}>
            <ChevronRight size={14} aria-hidden />
          </Link>
        )}
      </Box>
    </tr>
  );
}
