import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../../platform/format.ts';
import { usePlaces } from '../../shared/places.ts';
import styles from './phone-parts.module.css';

/** The ways from a campaign's status to everything else about it: what a computer shows as tabs. */
export function PhoneParts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { detail } = usePlaces();
  const { campaignId, status, hasChanges, totals, rounds } = campaign;
  const parts = [
    { tab: 'leads', count: totals.leads },
    { tab: 'reasons' },
    ...(status === 'suspend' && hasChanges ? [{ tab: 'changes' } as const] : []),
    { tab: 'forecast' },
    { tab: 'overview' },
    { tab: 'sequence', count: rounds.length },
    { tab: 'schedule' },
    { tab: 'log' },
  ] as const satisfies readonly { tab: string; count?: number }[];
  return (
    <nav className={styles.parts} aria-label={t('phone.parts')}>
      {parts.map((part) => (
        <Link key={part.tab} to={detail(campaignId, { tab: part.tab })}>
          <span>{t(part.tab === 'overview' ? 'phone.numbers' : `tabs.${part.tab}`)}</span>
          <span className="muted numbers">{'count' in part ? formatNumber(part.count) : ''}</span>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
