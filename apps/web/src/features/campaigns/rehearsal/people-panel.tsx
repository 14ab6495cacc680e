import { RATE_NAMES } from '@outrider/send-planner/rehearsal/names';
import { Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rates, Simulation } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber, formatShare } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './lead-side.module.css';
import type { SimulationState } from './use-simulation.ts';

/** Further than that nobody's mails go; opens may. */
const MOST: Rates = { opens: 1, clicks: 0.3, replies: 0.3, bounces: 0.1, optOuts: 0.1, away: 0.3 };
const STEP = 0.001;

export type PeoplePanelProps = { hands: SimulationState; simulation: Simulation };

/** How people behave, and what that rests on; each rate can be tried otherwise. */
export function PeoplePanel({ hands, simulation }: PeoplePanelProps) {
  const { t } = useTranslation('rehearsal');
  const { rates, ratesOf } = simulation;
  const [tried, setTried] = useState(rates);
  useEffect(() => setTried(rates), [rates]);
  /** Once the handle is let go: each try plays the whole campaign anew. */
  const apply = () => {
    if (RATE_NAMES.some((name) => tried[name] !== rates[name])) hands.setRates(tried);
  };
  return (
    <Grid gap={1} className={styles.people}>
      <p className="small">
        {t(`people.${ratesOf.source}`, {
          count: ratesOf.mails,
          number: formatNumber(ratesOf.mails),
          needed: formatNumber(ratesOf.needed),
        })}
      </p>
      {RATE_NAMES.map((name) => (
        <Grid key={name} columns="96px minmax(0, 1fr) 56px" gap={3} align="center">
          <span>{t(`rate.${name}`)}</span>
          <input
            type="range"
            min={0}
            max={Math.max(MOST[name], rates[name])}
            step={STEP}
            value={tried[name]}
            aria-label={t(`rate.${name}`)}
            aria-valuetext={formatShare(tried[name])}
            onChange={({ target }) => setTried({ ...tried, [name]: target.valueAsNumber })}
            onPointerUp={apply}
            onKeyUp={apply}
          />
          <Text nums textAlign="right">
            {formatShare(tried[name])}
          </Text>
        </Grid>
      ))}
      <Row wraps above={2} align="stretch">
        <Button
          small
          icon={<Dices size={14} aria-hidden />}
          onClick={() => hands.setSeed((hands.address.seed % 9_999) + 1)}
        >
          {t('people.again')}
        </Button>
        {hands.address.rates && (
          <Button small onClick={() => hands.setRates(undefined)}>
            {t('people.ownRates')}
          </Button>
        )}
        {hands.address.choices.length > 0 && (
          <Button small onClick={hands.clearChoices}>
            {t('people.clear', { count: hands.address.choices.length })}
          </Button>
        )}
      </Row>
    </Grid>
  );
}
