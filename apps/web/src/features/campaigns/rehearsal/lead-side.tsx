import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Simulation, simulationLeadQuery } from '../../../api/campaigns/rehearsal-queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { LeadChoices } from './lead-choices.tsx';
import styles from './lead-side.module.css';
import { LeadThread } from './lead-thread.tsx';
import type { SimulationState } from './use-simulation.ts';

type LeadSideProps = { hands: SimulationState; simulation: Simulation };

/** One lead: who it is, what they do, and the thread as it will read. */
export function LeadSide({ hands, simulation }: LeadSideProps) {
  const { t } = useTranslation('rehearsal');
  const asked = useQuery(simulationLeadQuery(hands.wish, hands.leadId));
  if (hands.leadId === '')
    return (
      <Box as="p" pad="2 6 4" className="muted">
        {t('lead.choose')}
      </Box>
    );
  const { data: lead } = asked;
  if (!lead) return asked.isError ? <QueryFailed query={asked} hint={t('failedHint')} /> : <ListWaiting />;
  const { name, title, company, place, email } = lead.person;
  return (
    <>
      <Row as="header" gap={3} minWidth={0} pad="3.5 5 2.5" className={styles.person}>
        <Avatar name={name} picture="" size={32} />
        <Grid minWidth={0} leading={16}>
          <h2 className="ellipsis">{name}</h2>
          <span className="muted small ellipsis">{[title, company, place].filter(Boolean).join(', ') || email}</span>
        </Grid>
      </Row>
      <LeadChoices key={hands.leadId} hands={hands} lead={lead} rounds={simulation.branches.length} />
      <LeadThread key={`thread ${hands.leadId} ${lead.thread.length}`} lead={lead} at={hands.clock.at} />
    </>
  );
}
