import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { leadsQuery } from '../../shared/campaign-queries.ts';
import { NextStep } from '../leads/next-step.tsx';
import styles from './find-person.module.css';

type FindPersonProps = { campaignId: string; search: string; onOpen: (leadId: string) => void };

/** Why not this person: everybody of that name with the next step, or the one reason. */
export function FindPerson({ campaignId, search, onOpen }: FindPersonProps) {
  const { t } = useTranslation('campaigns');
  const { data } = useInfiniteQuery(leadsQuery(campaignId, { search }));
  const leads = data?.pages[0]?.leadList;
  if (leads?.length === 0) return <p className={`muted ${styles.none}`}>{t('reasonsTab.nobody')}</p>;
  return (
    <ul className={styles.found}>
      {leads?.map((lead) => (
        <li key={lead.leadId}>
          <button className="plain" type="button" onClick={() => onOpen(lead.leadId)}>
            <Avatar name={lead.name || lead.email} picture="" />
            <Grid as="span" minWidth={0}>
              <span className="medium ellipsis">{lead.name || lead.email}</span>
              <span className="muted small ellipsis">{lead.company}</span>
            </Grid>
            <NextStep lead={lead} />
          </button>
        </li>
      ))}
    </ul>
  );
}
