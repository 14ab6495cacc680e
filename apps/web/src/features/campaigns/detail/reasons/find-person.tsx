import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leadsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { NextStep } from '../leads/next-step.tsx';
import styles from './find-person.module.css';

type FindPersonProps = { campaignId: string; search: string; onOpen: (leadId: string) => void };

/** Why not this person: everybody of that name with the next step, or the one reason. */
export function FindPerson({ campaignId, search, onOpen }: FindPersonProps) {
  const { t } = useTranslation('campaigns');
  const { data } = useInfiniteQuery(leadsQuery(campaignId, { search }));
  const leads = data?.pages[0]?.leadList;
  if (leads?.length === 0)
    return (
      <Box as="p" pad={6} narrow={{ pad: 4 }} className="muted">
        {t('reasonsTab.nobody')}
      </Box>
    );
  return (
    <ul className={styles.found}>
      {leads?.map((lead) => (
        <li key={lead.leadId}>
          <Grid
            as="button"
            columns="28px 240px minmax(0, 1fr)"
            align="center"
            gap={3}
            width="100%"
            height={50}
            pad="0 6"
            border="bottom"
            textAlign="left"
            type="button"
            onClick={() => onOpen(lead.leadId)}
          >
            <Avatar name={lead.name || lead.email} picture="" />
            <Grid as="span" minWidth={0}>
              <span className="medium ellipsis">{lead.name || lead.email}</span>
              <span className="muted small ellipsis">{lead.company}</span>
            </Grid>
            <NextStep lead={lead} />
          </Grid>
        </li>
      ))}
    </ul>
  );
}
