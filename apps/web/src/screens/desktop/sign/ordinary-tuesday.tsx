import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../platform/format.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { AuthAside } from '../../../ui/page/auth-layout.tsx';
import styles from './ordinary-tuesday.module.css';

const DAY = [
  { time: '09:03', round: 1, who: 'Lukas Brenner, Isar Logistik', mailbox: 'maya@tryharborline', outcome: 'sent' },
  { time: '09:14', round: 2, who: 'Piet de Smet, Scheldt Carriers', mailbox: 'jonas@getharborline', outcome: 'read' },
  { time: '09:27', round: 1, who: 'Ines Duarte, Lumen Parcel', mailbox: 'maya@getharborline', outcome: 'machine' },
  { time: '09:41', round: 2, who: 'Katrin Vogel, Nordkai Logistik', mailbox: 'maya@tryharborline', outcome: 'replied' },
  { time: '10:44', round: 2, who: 'Dana Whitlock, Tidewater Cargo', mailbox: 'jonas@getharborline', outcome: 'next' },
  { time: MISSING, round: 2, who: 'Marek Havel, Ostrava Cold Chain', mailbox: 'priya@harborline-hq', outcome: 'held' },
] as const;

/** What the product is about, as one invented day. */
export function OrdinaryTuesday() {
  const { t } = useTranslation('sign');
  return (
    <AuthAside
      claim={t('proof.claim')}
      notes={(['noDoubles', 'noMachines'] as const).map((note) => (
        <span key={note}>
          <Check size={14} aria-hidden />
          {t(`proof.${note}`)}
        </span>
      ))}
    >
      <Box pad="5 6 2">
        <Row spread below={5} gap={0}>
          <span className="medium">{t('proof.title')}</span>
          <span className="muted small">{t('proof.hint')}</span>
        </Row>
        <ul>
          {DAY.map(({ time, round, who, mailbox, outcome }) => (
            <li key={who} className={styles.line}>
              <span className="muted numbers">{time}</span>
              <i className={`${styles.dot} ${styles[outcome]}`} />
              <div>
                <div className="medium">{who}</div>
                <div className="muted small">{t('proof.round', { round, mailbox })}</div>
              </div>
              <span className={`small ${styles[`${outcome}Word`] ?? 'muted'}`}>{t(`proof.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      </Box>
    </AuthAside>
  );
}
