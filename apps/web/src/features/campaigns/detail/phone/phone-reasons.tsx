import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { formatTime } from '../../../../platform/time/format-time.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { FindPerson } from '../reasons/find-person.tsx';
import { reasonRows } from '../reasons/reasons-csv.ts';
import { WhySentence } from '../why/why-sentence.tsx';
import { PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';
import { PhoneReasonGroups } from './phone-reason-groups.tsx';
import { PhoneReasonMailboxes } from './phone-reason-mailboxes.tsx';

const REST_MS = 250;

type PhoneReasonsProps = { campaign: Campaign; onLead: (leadId: string) => void };

/** Why each mailbox and each lead is not sending right now; the groups add up to all leads. */
export function PhoneReasons({ campaign, onLead }: PhoneReasonsProps) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { sentence } = useReasonWords();
  const { campaignId } = campaign;
  const query = useQuery(explainQuery(campaignId));
  const explained = query.data;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, REST_MS).trim();
  return (
    <>
      <Box as="section" pad="3.5 4" border="bottom" className={styles.part} aria-label={t('why.question')}>
        <p className="reading">
          <WhySentence campaign={campaign} explained={explained} />
        </p>
        {explained && (
          <p className="muted small">
            {t('head.asOf', { time: formatTime(explained.asOf, { timeZone, seconds: true }) })}
          </p>
        )}
      </Box>
      <PhoneListState query={query} />
      {explained && <PhoneReasonMailboxes explained={explained} />}
      {explained && (
        <section>
          <Grid gap={3} pad={4}>
            <h2 className="strong">{t('reasonsTab.leads')}</h2>
            <span className="muted small">
              {t('reasonsTab.inGroups', { count: explained.groups.length, number: formatNumber(explained.leads) })}
            </span>
            <input
              type="search"
              className={styles.field}
              placeholder={t('reasonsTab.find')}
              aria-label={t('reasonsTab.find')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Grid>
          {search === '' ? (
            <PhoneReasonGroups campaignId={campaignId} explained={explained} />
          ) : (
            <FindPerson campaignId={campaignId} search={search} onOpen={onLead} />
          )}
          <Grid gap={3} pad={4}>
            <button
              type="button"
              className={styles.tool}
              onClick={() => downloadCsv(t('files.reasons'), reasonRows(explained, t, sentence))}
            >
              <Download size={16} strokeWidth={1.5} aria-hidden />
              {t('export.do')}
            </button>
            <span className="muted small">{t('reasonsTab.clocks', { zone: timeZone })}</span>
          </Grid>
        </section>
      )}
      <DoubtList campaignId={campaignId} onLead={onLead} />
    </>
  );
}
