import { useTranslation } from 'react-i18next';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { HoverCard } from '../../../ui/overlay/hover-card.tsx';
import styles from './evidence.module.css';
import { Quotes } from './evidence.tsx';

type StatedPopoverProps = { stated: AgentRow['name']; what: string };

/** A value, with what states it under the pointer and with the focus. */
export function StatedPopover({ stated: { value, confidence, proofs }, what }: StatedPopoverProps) {
  const { t } = useTranslation('leads-agent');
  return (
    <HoverCard
      waitMs={300}
      placement="bottomLeft"
      content={
        <Stack gap={2} className={styles.popover}>
          <span className="medium">{t('evidence.stated', { what, percent: Math.round(confidence * 100) })}</span>
          <Quotes proofs={proofs} />
        </Stack>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the evidence has to open without a pointer too. */}
      <span tabIndex={0} className={styles.stated}>
        {value}
      </span>
    </HoverCard>
  );
}
