import type { WorldState } from '@outrider/contract/sandbox';
import { Server } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { SearchBox } from '../search-box.tsx';
import { MailboxHostRow, MxHostRow } from './host-rows.tsx';
import styles from './hosts-card.module.css';
import { WorldCard } from './world-card.tsx';

/** How many are shown of each kind until the user asks for more. */
const SHOWN_AT_FIRST = { mx: 4, mailbox: 2 };

/** Who takes mail in the box, and how it behaves from now on. */
export function HostsCard({ state }: { state: WorldState }) {
  const { t } = useTranslation('sandbox');
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  // Ordered once: rows that change places while mail comes in would be hard to hit.
  const [takenAtFirst] = useState(() => new Map(state.hosts.map(({ name, taken }) => [name, taken])));
  const broken = [...state.hosts, ...state.mailboxHosts].filter(({ isChanged }) => isChanged).length;
  const total = state.hosts.length + state.mailboxHosts.length;
  const words = search.trim().toLowerCase();

  const choose = <H extends { name: string; address: string; isChanged: boolean }>(hosts: H[], first: number) =>
    words === ''
      ? hosts.filter(({ isChanged }, index) => isWhole || index < first || isChanged)
      : hosts.filter(({ name, address }) => name.includes(words) || address.startsWith(words));
  const rank = ({ name }: { name: string }) => takenAtFirst.get(name) ?? 0;
  const mx = choose(
    state.hosts.toSorted((a, b) => rank(b) - rank(a)),
    SHOWN_AT_FIRST.mx,
  );
  const mailbox = choose(state.mailboxHosts, SHOWN_AT_FIRST.mailbox);
  const shown = mx.length + mailbox.length;
  return (
    <WorldCard title={t('hosts.title')} Icon={Server} end={<Count total={total} broken={broken} />}>
      <Row gap={2.5} below={1.5} className={styles.search}>
        <SearchBox label={t('hosts.search')} value={search} onChange={setSearch} />
        {words === '' && (
          <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('hosts.fewer') : t('hosts.all', { total: formatNumber(total) })}
          </button>
        )}
      </Row>
      {shown === 0 && <p className="muted small">{t('hosts.none')}</p>}
      <ul className={styles.hosts}>
        {mx.map((host) => (
          <MxHostRow key={host.name} host={host} />
        ))}
        {mailbox.map((host) => (
          <MailboxHostRow key={host.name} host={host} />
        ))}
      </ul>
    </WorldCard>
  );
}

function Count({ total, broken }: { total: number; broken: number }) {
  const { t } = useTranslation('sandbox');
  const up = formatNumber(total - broken);
  return (
    <span className="muted small">{broken === 0 ? t('hosts.up', { up }) : t('hosts.broken', { up, broken })}</span>
  );
}
