import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Play } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { DayBands } from '../../../features/campaigns/rehearsal/day-bands.tsx';
import { LeadSide } from '../../../features/campaigns/rehearsal/lead-side.tsx';
import { NothingSent } from '../../../features/campaigns/rehearsal/nothing-sent.tsx';
import { PeopleButton } from '../../../features/campaigns/rehearsal/people-button.tsx';
import styles from '../../../features/campaigns/rehearsal/rehearsal-frame.module.css';
import { RoundBranches } from '../../../features/campaigns/rehearsal/round-branches.tsx';
import { SimulationFilm, type SimulationProps } from '../../../features/campaigns/rehearsal/simulation-film.tsx';
import { SimulationLeads } from '../../../features/campaigns/rehearsal/simulation-leads.tsx';
import { SimulationNotes, SimulationWaiting } from '../../../features/campaigns/rehearsal/simulation-states.tsx';
import { SimulationTiles } from '../../../features/campaigns/rehearsal/simulation-tiles.tsx';
import { StopReasons } from '../../../features/campaigns/rehearsal/stop-reasons.tsx';
import { type SimulationState, useSimulation } from '../../../features/campaigns/rehearsal/use-simulation.ts';
import { useLaunch } from '../../../features/campaigns/shared/operate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { CampaignsFrame } from './campaigns-frame.tsx';
import { isNoSuchCampaign, NoSuchCampaign } from './no-such-campaign.tsx';

/** A campaign played before it runs: nothing is sent. */
export function RehearsalScreen() {
  const { t } = useTranslation('rehearsal');
  const { id = '' } = useParams();
  const query = useQuery(campaignQuery(id));
  if (isNoSuchCampaign(query.error)) return <NoSuchCampaign />;
  return (
    <CampaignsFrame>
      <PageTitle>{t('title')}</PageTitle>
      {query.data ? (
        <Rehearsal campaign={query.data} />
      ) : query.error ? (
        <QueryFailed query={query} hint={t('failedHint')} />
      ) : (
        <ListWaiting />
      )}
    </CampaignsFrame>
  );
}

function Rehearsal({ campaign }: { campaign: Campaign }) {
  const hands = useSimulation(campaign.campaignId);
  const { simulation } = hands;
  useSpaceToPlay(hands);
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <Head campaign={campaign} hands={hands} />
      {simulation ? (
        <DatesAs dateFormat="MMM DD, YYYY" timeZone={simulation.zone}>
          <SimulationPage hands={hands} simulation={simulation} />
        </DatesAs>
      ) : (
        <SimulationWaiting hands={hands} leads={campaign.totals.leads} />
      )}
    </main>
  );
}

/** Space plays and pauses, unless the focus is in something that takes it. */
function useSpaceToPlay({ clock }: SimulationState) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside =
        event.target instanceof Element && event.target.closest('input, button, select, [role=dialog], a');
      if (event.key !== ' ' || isInside) return;
      event.preventDefault();
      clock.toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [clock]);
}

function SimulationPage({ hands, simulation }: SimulationProps) {
  const { t } = useTranslation('rehearsal');
  const { clock, counts, today, events } = hands;
  return (
    <Grid grow columns="minmax(0, 1fr) minmax(340px, 27.8%)" minHeight={0} className={styles.body}>
      <Stack tall relative minHeight={0} gap={0} className={styles.main}>
        <SimulationNotes hands={hands} simulation={simulation} />
        {counts && <SimulationTiles simulation={simulation} counts={counts} />}
        <SimulationFilm hands={hands} simulation={simulation} />
        <div className={styles.low}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
          <div className={styles.left} tabIndex={0}>
            {today && <DayBands simulation={simulation} today={today} events={events} at={clock.at} />}
            {today && counts && <StopReasons simulation={simulation} counts={counts} today={today} />}
            <RoundBranches simulation={simulation} />
          </div>
          <SimulationLeads hands={hands} opensFirst />
        </div>
      </Stack>
      <Stack as="aside" tall minWidth={0} gap={0} className={styles.side} aria-label={t('lead.label')}>
        <LeadSide hands={hands} simulation={simulation} />
      </Stack>
    </Grid>
  );
}

function Head({ campaign, hands }: { campaign: Campaign; hands: SimulationState }) {
  const { t } = useTranslation('rehearsal');
  const navigate = useNavigate();
  const { campaignId, status } = campaign;
  const isOpen = status === 'new' || status === 'suspend';
  const back = isOpen ? campaignPlaces.editor(campaignId, 'review') : campaignPlaces.detail(campaignId);
  const goBack = () => void navigate(back);
  const { mutate: launch, isPending } = useLaunch(goBack);
  return (
    <header className={styles.top}>
      <div className={styles.name}>
        <Button text aria-label={t('back')} icon={<ArrowLeft size={16} />} onClick={goBack} />
        <Grid minWidth={0} leading={16}>
          <h1 className="ellipsis">{campaign.name || t('noName')}</h1>
          <span className="muted small">{t('seed', { seed: hands.address.seed })}</span>
        </Grid>
      </div>
      <NothingSent />
      <div className={styles.actions}>
        {hands.simulation && <PeopleButton hands={hands} simulation={hands.simulation} />}
        <Button onClick={goBack}>{t(isOpen ? 'toReview' : 'toCampaign')}</Button>
        {isOpen && (
          <Button
            primary
            icon={<Play size={16} strokeWidth={1.5} />}
            busy={isPending}
            onClick={() => launch(campaign, { onSuccess: () => void navigate(campaignPlaces.detail(campaignId)) })}
          >
            {t('launch')}
          </Button>
        )}
      </div>
    </header>
  );
}
