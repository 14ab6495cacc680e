import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import { useSlowNameServer } from '../box-state.ts';
import styles from './break-card.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { WorldCard } from './world-card.tsx';

/** Accidents that are no host's own. */
export function BreakCard({ nameServerSlow }: { nameServerSlow: boolean }) {
  const { t } = useTranslation('sandbox');
  const slow = useSlowNameServer();
  const [isRevoking, setRevoking] = useState(false);
  const isSlow = slow.isPending ? slow.variables.isSlow : nameServerSlow;
  return (
    <WorldCard title={t('break.title')} Icon={Zap}>
      <Row wraps gap={1.5} align="stretch" className={styles.chips}>
        <button type="button" onClick={() => setRevoking(true)}>
          {t('break.revoke')}
        </button>
        <button type="button" aria-pressed={isSlow} onClick={() => slow.mutate({ isSlow: !isSlow })}>
          {t('break.slow')}
        </button>
      </Row>
      {isRevoking && <RevokeDialog onClose={() => setRevoking(false)} />}
    </WorldCard>
  );
}
