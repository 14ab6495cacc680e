import type { WorldState } from '@outrider/contract/sandbox';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../platform/format.ts';
import styles from './box-numbers.module.css';
import { useBoxState } from './box-state.ts';

const show = (value: number | undefined) => (value === undefined ? MISSING : formatNumber(value));

/** What the log of truth counts, whatever the product's own tables say. */
export function BoxNumbers() {
  const { t } = useTranslation('sandbox');
  const { data: state } = useBoxState();
  return (
    <dl className={styles.strip} aria-label={t('numbers.label')}>
      <div>
        <dt>{t('numbers.accepted')}</dt>
        <dd>{show(state?.accepted)}</dd>
      </div>
      <div>
        <dt>{t('numbers.doubled')}</dt>
        <Fault count={state?.doubled} />
      </div>
      <div>
        <dt>{t('numbers.lost')}</dt>
        <Fault count={state?.lost} />
      </div>
      <div>
        <dt>{t('numbers.now')}</dt>
        <WireNow now={state?.wireNow} />
      </div>
    </dl>
  );
}

/** Something that must not happen. */
function Fault({ count }: { count: number | undefined }) {
  const { t } = useTranslation('sandbox');
  const tone = count === undefined ? undefined : count === 0 ? styles.good : styles.bad;
  return (
    <dd>
      <span className={tone}>{show(count)}</span> <small>{t('numbers.truth')}</small>
    </dd>
  );
}

function WireNow({ now }: { now: WorldState['wireNow'] | undefined }) {
  const { t } = useTranslation('sandbox');
  return (
    <dd>
      {show(now && now.smtp + now.imap)} {now && <small>{t('numbers.connections', now)}</small>}
    </dd>
  );
}
