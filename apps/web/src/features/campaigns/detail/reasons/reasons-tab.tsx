import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Explained, explainQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Input } from '../../../../ui/controls/input.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Box, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { ListFoot } from '../../../../ui/table/list-foot.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { countGroups } from '../../shared/lead-groups.ts';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { FindPerson } from './find-person.tsx';
import { MailboxBands } from './mailbox-bands.tsx';
import { ReasonGroups } from './reason-groups.tsx';
import styles from './reasons-tab.module.css';
import { sortGroups } from './sort-groups.ts';

const REST_MS = 200;

type ReasonsTabProps = { campaignId: string; onLead: (leadId: string) => void };

/** Why each mailbox and each lead is not sending right now; the groups add up to all leads. */
export function ReasonsTab({ campaignId, onLead }: ReasonsTabProps) {
  const { t } = useTranslation('campaigns');
  const query = useQuery(explainQuery(campaignId));
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, REST_MS).trim();
  const explained = query.data;
  if (query.error && !explained) {
    return <QueryFailed query={query} hint={t('list.failedHint')} />;
  }
  if (!explained) return <ListWaiting />;
  return (
    <Stack tall grow minHeight={0} gap={0}>
      <MailboxBands explained={explained} />
      <Row as="header" rigid height={44} pad="0 6" className={styles.head}>
        <h2>{t('reasonsTab.leads')}</h2>
        <span className="muted small">
          {t('reasonsTab.inGroups', { count: explained.groups.length, number: formatNumber(explained.leads) })}
        </span>
        <Input
          className={styles.find ?? ''}
          size="small"
          value={typed}
          placeholder={t('reasonsTab.find')}
          aria-label={t('reasonsTab.find')}
          prefix={<Search size={14} aria-hidden />}
          allowClear
          onChange={(event) => setTyped(event.target.value)}
        />
      </Row>
      <Box grow minHeight={0} scrolls>
        {search === '' ? (
          <>
            <ReasonGroups campaignId={campaignId} explained={explained} />
            <DoubtList campaignId={campaignId} onLead={onLead} />
          </>
        ) : (
          <FindPerson campaignId={campaignId} search={search} onOpen={onLead} />
        )}
      </Box>
      <Foot explained={explained} />
    </Stack>
  );
}

/** The sum that shows that nobody is left out. */
function Foot({ explained }: { explained: Explained }) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const counts = countGroups(explained.groups);
  const sum = sortGroups(explained.groups).map(({ group }) => formatNumber(counts[group]));
  return (
    <ListFoot middle={t('reasonsTab.clocks', { zone: timeZone })} keys={[]}>
      <span className="numbers">
        {sum.join(' + ')} = {formatNumber(explained.leads)}
      </span>
    </ListFoot>
  );
}
