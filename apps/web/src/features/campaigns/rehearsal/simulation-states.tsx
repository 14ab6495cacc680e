import { useTranslation } from 'react-i18next';
import type { Simulation } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { QueryFailed } from '../../../ui/table/list-states.tsx';
import styles from './rehearsal-frame.module.css';
import type { SimulationState } from './use-simulation.ts';

/** While a simulation is played for the first time, and where that failed. */
export function SimulationWaiting({ hands, leads }: { hands: SimulationState; leads: number }) {
  const { t } = useTranslation('rehearsal');
  const isLate = useLater(true);
  if (hands.asked.isError) return <QueryFailed query={hands.asked} hint={t('failedHint')} />;
  return (
    <Row grow justify="center" gap={3} role="status" aria-busy>
      {isLate && (
        <>
          <Spinner />
          <span>{t('playing', { count: leads, number: formatNumber(leads) })}</span>
        </>
      )}
    </Row>
  );
}

/** What one must know before believing the simulation: it is being played anew, could not be, sends nothing, or is stopped. */
export function SimulationNotes({ hands, simulation }: { hands: SimulationState; simulation: Simulation }) {
  const { t } = useTranslation('rehearsal');
  const { moment } = useDates();
  const { asked, address } = hands;
  const isBehind = useLater(asked.isPlaceholderData && !asked.isError);
  return (
    <>
      {isBehind && (
        <div className={styles.busy} role="status">
          <span className="visually-hidden">{t('again')}</span>
        </div>
      )}
      {asked.isError && <Note tone="red">{t('stale', { why: asked.error.message })}</Note>}
      {simulation.mails === 0 && <Note tone="amber">{t('nothing')}</Note>}
      {simulation.guard && (
        <Note
          tone={address.goesOn ? 'amber' : 'red'}
          action={
            <Button small onClick={() => hands.setGoesOn(!address.goesOn)}>
              {t(address.goesOn ? 'guardStop' : 'guardGoOn')}
            </Button>
          }
        >
          {t(address.goesOn ? 'guardPassed' : 'guard', {
            at: moment(simulation.guard.at),
            bounced: formatNumber(simulation.guard.count),
            sent: formatNumber(simulation.guard.sent),
          })}
        </Note>
      )}
    </>
  );
}
