import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { LeadDetails } from '../leads/lead-details.tsx';
import { useOperateLeads } from '../leads/use-operate-leads.ts';
import styles from './phone-chosen-leads.module.css';
import { PhoneLeadActions } from './phone-lead-actions.tsx';

type PhoneLeadProps = { campaignId: string; leadId: string };

export function PhoneLead({ campaignId, leadId }: PhoneLeadProps) {
  const { t } = useTranslation('campaigns');
  const { data: lead } = useQuery(leadQuery(campaignId, leadId));
  const { mutate: operate, isPending } = useOperateLeads(campaignId);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LeadDetails campaignId={campaignId} leadId={leadId} />
      {lead && (
        <Grid gap={2} above="auto" pad="2 4" border="top" surface="page" className={styles.bar}>
          <Button large block busy={isPending} onClick={() => setOpen(true)}>
            {t('phone.act')}
          </Button>
        </Grid>
      )}
      {lead && isOpen && (
        <PhoneLeadActions
          title={lead.person.name || lead.person.email}
          onAct={(action) => {
            setOpen(false);
            operate({ action, choice: { leadIds: [leadId] } });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
