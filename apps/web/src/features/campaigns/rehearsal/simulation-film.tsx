import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/layout.tsx';
import { SimulationChart } from './simulation-chart.tsx';
import { SimulationControls } from './simulation-controls.tsx';
import type { SimulationState } from './use-simulation.ts';

export type SimulationProps = { hands: SimulationState; simulation: NonNullable<SimulationState['simulation']> };

/** The days as a film: its controls, and the chart on which one can go to any moment. */
export function SimulationFilm({
  hands: { clock },
  simulation,
  isShort = false,
}: SimulationProps & { isShort?: boolean }) {
  const { t } = useTranslation('rehearsal');
  return (
    <Box as="section" rigid pad="0 0 1.5" border="bottom" aria-label={t('film.label')}>
      <SimulationControls simulation={simulation} clock={clock} isShort={isShort} />
      <SimulationChart
        days={simulation.days}
        at={clock.at}
        onMove={(at) => {
          clock.stop();
          clock.goTo(at);
        }}
      />
    </Box>
  );
}
