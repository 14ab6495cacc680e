import { LEAD_GROUPS, type LeadGroup } from '@outrider/contract/campaigns/leads';
import { reason as reasons } from '@outrider/contract/campaigns/wait-reason';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { explainQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useTypedSearch } from '../../../../ui/hooks/use-typed-search.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { LEAD_SEGMENTS } from '../leads/lead-segments.ts';
import type { LeadView } from '../leads/lead-view.ts';
import styles from './phone-parts.module.css';

type PhoneLeadBarProps = {
  campaignId: string;
  view: LeadView;
  onView: (view: LeadView) => void;
  counts: Record<LeadGroup, number> | undefined;
};

/** Narrows the leads by name, by state and by the reason they wait for. */
export function PhoneLeadBar({ campaignId, view, onView, counts }: PhoneLeadBarProps) {
  const { t } = useTranslation('campaigns');
  const { name } = useReasonWords();
  const { data: explained } = useQuery(explainQuery(campaignId));
  const seen = new Set((explained?.groups ?? []).map(({ reason }) => reason));
  if (view.reason) seen.add(view.reason);
  const all = counts && LEAD_GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const [typed, setTyped] = useTypedSearch(view.search, (search) => onView({ ...view, search }));
  return (
    <div className={styles.bar}>
      <input
        type="search"
        className={styles.field}
        placeholder={t('leads.find')}
        aria-label={t('leads.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.scrolls}>
        <Segments
          block
          label={t('reasonsTab.state')}
          options={LEAD_SEGMENTS.map((group) => ({
            value: group,
            text: t(`groupsShort.${group}`),
            count: group === 'all' ? all : counts?.[group],
          }))}
          value={view.group ?? 'all'}
          onChange={(chosen) =>
            onView({ ...view, group: LEAD_GROUPS.find((known) => known === chosen), reason: undefined })
          }
        />
      </div>
      {seen.size > 0 && (
        <select
          className={styles.field}
          aria-label={t('leads.filter.reason')}
          value={view.reason ?? ''}
          onChange={({ target }) =>
            onView({ ...view, reason: reasons.options.find((known) => known === target.value) })
          }
        >
          <option value="">{t('leads.filter.anyReason')}</option>
          {[...seen].map((reason) => (
            <option key={reason} value={reason}>
              {name({ reason, values: {} })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
