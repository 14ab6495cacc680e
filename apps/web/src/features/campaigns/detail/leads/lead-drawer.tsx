import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leadQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import { Drawer } from '../../../../ui/overlay/drawer.tsx';
import { LeadDetails } from './lead-details.tsx';
import styles from './lead-drawer.module.css';

const WIDTH = 440;

type LeadDrawerProps = { campaignId: string; leadId: string; onClose: () => void };

export function LeadDrawer({ campaignId, leadId, onClose }: LeadDrawerProps) {
  const { t } = useTranslation('campaigns');
  const { data: lead } = useQuery(leadQuery(campaignId, leadId));
  const person = lead?.person;
  return (
    <Drawer label={t('leads.panel.title')} width={WIDTH} onClose={onClose}>
      <Row as="header" height={56} pad="0 4 0 6" border="bottom" className={styles.head}>
        <Grid grow minWidth={0}>
          <h2 className="ellipsis">{person?.name || person?.email || t('leads.panel.title')}</h2>
          <span className="muted small ellipsis">{person?.company}</span>
        </Grid>
        <Button text small aria-label={t('close')} icon={<X size={16} />} onClick={onClose} />
      </Row>
      <LeadDetails campaignId={campaignId} leadId={leadId} />
    </Drawer>
  );
}
