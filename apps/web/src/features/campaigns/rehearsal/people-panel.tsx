import { RATE_NAMES } from '@outrider/send-planner/rehearsal/names';
import { Button, Slider } from 'antd';
import { Dices, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare } from '../../../platform/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './lead-side.module.css';
import type { Rates, Simulation } from './rehearsal-queries.ts';
import type { SimulationState } from './use-simulation.ts';

/** Further than that nobody's mails go; opens may. */
const MOST: Rates = { opens: 1, clicks: 0.3, replies: 0.3, bounces: 0.1, optOuts: 0.1, away: 0.3 };
const STEP = 0.001;

type PeoplePanelProps = { hands: SimulationState; simulation: Simulation };

/** How people behave, and what that rests on; each rate can be tried otherwise. */
export function PeoplePanel({ hands, simulation }: PeoplePanelProps) {
  const { t } = useTranslation('rehearsal');
  const { rates, ratesOf } = simulation;
  const [tried, setTried] = useState(rates);
  useEffect(() => setTried(rates), [rates]);
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
          <Slider
            min={0}
            max={Math.max(MOST[name], rates[name])}
            step={STEP}
            value={tried[name]}
            tooltip={{ formatter: null }}
            ariaLabelForHandle={t(`rate.${name}`)}
            onChange={(value) => setTried({ ...tried, [name]: value })}
            onChangeComplete={(value) => hands.setRates({ ...tried, [name]: value })}
          />
          <Text nums textAlign="right">
            {formatShare(tried[name])}
          </Text>
        </Grid>
      ))}
      <Row wraps above={2} align="stretch">
        <Button size="small" icon={<Dices size={14} />} onClick={() => hands.setSeed((hands.address.seed % 9_999) + 1)}>
          {t('people.again')}
        </Button>
        {hands.address.rates && (
          <Button size="small" type="text" onClick={() => hands.setRates(undefined)}>
            {t('people.ownRates')}
          </Button>
        )}
        {hands.address.choices.length > 0 && (
          <Button size="small" type="text" onClick={hands.clearChoices}>
            {t('people.clear', { count: hands.address.choices.length })}
          </Button>
        )}
      </Row>
    </Grid>
  );
}

export function PeopleButton({ hands, simulation }: PeoplePanelProps) {
  const { t } = useTranslation('rehearsal');
  return (
    <Popover
      placement="bottomRight"
      title={t('people.title')}
      content={<PeoplePanel hands={hands} simulation={simulation} />}
    >
      <Button icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}>{t('people.button')}</Button>
    </Popover>
  );
}
