import { type BoxedHost, HOST_MOODS, type HostMood } from '@outrider/contract/sandbox';
import { ChevronDown, Server } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { useSetBoxedHost } from './box-state.ts';
import { Dot } from './dot.tsx';
import styles from './hosts-card.module.css';
import { TONE_OF_MOOD } from './tones.ts';
import { WorldCard } from './world-card.tsx';

/** Who takes mail in the box, and how it behaves from now on. */
export function HostsCard({ hosts }: { hosts: BoxedHost[] }) {
  const { t } = useTranslation('sandbox');
  return (
    <WorldCard
      title={t('hosts.title')}
      Icon={Server}
      end={<span className="muted small">{t('hosts.total', { total: formatNumber(hosts.length) })}</span>}
    >
      {hosts.length === 0 && <p className="muted">{t('hosts.none')}</p>}
      <ul>
        {hosts.map((host) => (
          <HostRow key={host.name} host={host} />
        ))}
      </ul>
    </WorldCard>
  );
}

function HostRow({ host }: { host: BoxedHost }) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedHost();
  const mood = set.isPending ? set.variables.mood : host.mood;
  return (
    <li className={styles.host}>
      <div className={styles.name}>
        <div className="ellipsis" title={host.name}>
          {host.name}
        </div>
        <div className={styles.address}>{host.address}</div>
      </div>
      <label className={styles.mood}>
        <Dot tone={TONE_OF_MOOD[mood]} />
        <span className="visually-hidden">{t('hosts.mood', { host: host.name })}</span>
        <select
          value={mood}
          onChange={(event) => set.mutate({ name: host.name, mood: event.target.value as HostMood })}
        >
          {HOST_MOODS.map((each) => (
            <option key={each} value={each}>
              {t(`moods.${each}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={12} aria-hidden />
      </label>
      <span className={styles.taken} title={t('hosts.taken')}>
        {formatNumber(host.taken)}
      </span>
    </li>
  );
}
