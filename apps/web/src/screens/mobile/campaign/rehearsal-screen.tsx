import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Eye, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DayBands } from '../../../features/campaigns/rehearsal/day-bands.tsx';
import { LeadSide } from '../../../features/campaigns/rehearsal/lead-side.tsx';
import { PeoplePanel } from '../../../features/campaigns/rehearsal/people-panel.tsx';
import styles from '../../../features/campaigns/rehearsal/rehearsal-frame.module.css';
import { RoundBranches } from '../../../features/campaigns/rehearsal/round-branches.tsx';
import { SimulationChart } from '../../../features/campaigns/rehearsal/simulation-chart.tsx';
import { SimulationControls } from '../../../features/campaigns/rehearsal/simulation-controls.tsx';
import { SimulationLeads } from '../../../features/campaigns/rehearsal/simulation-leads.tsx';
import { SimulationNotes, SimulationWaiting } from '../../../features/campaigns/rehearsal/simulation-states.tsx';
import { SimulationTiles } from '../../../features/campaigns/rehearsal/simulation-tiles.tsx';
import { StopReasons } from '../../../features/campaigns/rehearsal/stop-reasons.tsx';
import { type SimulationState, useSimulation } from '../../../features/campaigns/rehearsal/use-simulation.ts';
import { campaignQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { FailedNote } from '../../../features/campaigns/shared/failed-note.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

/** A campaign played before it runs, one part below the other; a lead comes up from below. */
export function RehearsalScreen() {
  const { t } = useTranslation('rehearsal');
  const { id = '' } = useParams();
  const asked = useQuery(campaignQuery(id));
  return (
    <CampaignsFrame>
      <PageTitle>{t('title')}</PageTitle>
      {asked.data ? (
        <Rehearsal campaign={asked.data} />
      ) : (
        <PhoneHead title={t('title')} back={{ to: campaignPlaces.detail(id), label: t('toCampaign') }} />
      )}
      {asked.isError && !asked.data && (
        <div className={page.state}>
          <FailedNote query={asked} />
        </div>
      )}
    </CampaignsFrame>
  );
}

function Rehearsal({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('rehearsal');
  const hands = useSimulation(campaign.campaignId);
  const { simulation } = hands;
  const [areRatesOpen, setRatesOpen] = useState(false);
  return (
    <>
      <PhoneHead
        title={campaign.name || t('noName')}
        back={{ to: campaignPlaces.detail(campaign.campaignId), label: t('toCampaign') }}
      >
        {simulation && (
          <IconButton
            label={t('people.title')}
            Icon={SlidersHorizontal}
            size={44}
            iconSize={20}
            onClick={() => setRatesOpen(true)}
          />
        )}
      </PhoneHead>
      <Row
        as="p"
        minHeight={32}
        pad="1 3"
        border="all"
        borderTone="blue"
        rounded
        surface="blue"
        above={2}
        below={2}
        before={4}
        after={4}
        className={styles.nothingSent}
      >
        <Eye size={14} aria-hidden />
        <span>
          <b>{t('sent.nothing')}</b> {t('sent.same')}
        </span>
      </Row>
      {simulation ? (
        <DatesAs dateFormat="MMM DD, YYYY" timeZone={simulation.zone}>
          <Simulation hands={hands} simulation={simulation} />
          {areRatesOpen && (
            <Sheet title={t('people.title')} onClose={() => setRatesOpen(false)}>
              <PeoplePanel hands={hands} simulation={simulation} />
            </Sheet>
          )}
        </DatesAs>
      ) : (
        <SimulationWaiting hands={hands} leads={campaign.totals.leads} />
      )}
    </>
  );
}

function Simulation({
  hands,
  simulation,
}: {
  hands: SimulationState;
  simulation: NonNullable<SimulationState['simulation']>;
}) {
  const { t } = useTranslation('rehearsal');
  const { clock, counts, today, events, leadId } = hands;
  return (
    <div className={styles.phone}>
      <SimulationNotes hands={hands} simulation={simulation} />
      <Box as="section" rigid pad="0 0 1.5" border="bottom" aria-label={t('film.label')}>
        <SimulationControls simulation={simulation} clock={clock} isShort />
        <SimulationChart
          days={simulation.days}
          at={clock.at}
          onMove={(at) => {
            clock.stop();
            clock.goTo(at);
          }}
        />
      </Box>
      {counts && <SimulationTiles simulation={simulation} counts={counts} />}
      {today && <DayBands simulation={simulation} today={today} events={events} at={clock.at} />}
      {today && counts && <StopReasons simulation={simulation} counts={counts} today={today} />}
      <RoundBranches simulation={simulation} />
      <SimulationLeads hands={hands} />
      {leadId !== '' && (
        <Sheet title={t('lead.label')} onClose={() => hands.openLead('')}>
          <LeadSide hands={hands} simulation={simulation} />
        </Sheet>
      )}
    </div>
  );
}
