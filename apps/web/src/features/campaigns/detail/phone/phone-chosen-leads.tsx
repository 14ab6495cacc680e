import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import type { useChosenLeads } from '../leads/use-chosen-leads.ts';
import styles from './phone-chosen-leads.module.css';
import { PhoneLeadActions } from './phone-lead-actions.tsx';
import parts from './phone-parts.module.css';

type PhoneChosenLeadsProps = { chosen: ReturnType<typeof useChosenLeads>; total: number; isInDoubt: boolean };

/** At the thumb: how many are chosen, and what is to be done with them. */
export function PhoneChosenLeads({ chosen, total, isInDoubt }: PhoneChosenLeadsProps) {
  const { t } = useTranslation('campaigns');
  const [isOpen, setOpen] = useState(false);
  const words = chosen.everything
    ? t('leads.bulk.everything', { total: formatNumber(total) })
    : t('leads.bulk.selected', { number: formatNumber(chosen.count) });
  return (
    <Grid
      as="section"
      gap={2}
      above="auto"
      pad="2 4"
      border="top"
      surface="page"
      className={styles.bar}
      aria-label={t('leads.bulk.label')}
    >
      <Row minWidth={0} spread gap={3}>
        <span role="status">{words}</span>
        {chosen.offersEverything && (
          <button type="button" className={`link ${parts.tool}`} onClick={chosen.chooseEverything}>
            {t('leads.bulk.group', { total: formatNumber(total) })}
          </button>
        )}
      </Row>
      <Button
        large
        primary
        block
        busy={chosen.isBusy}
        needs={chosen.count === 0 && 'choice'}
        onClick={() => setOpen(true)}
      >
        {t('phone.act')}
      </Button>
      {isOpen && (
        <PhoneLeadActions
          title={words}
          onAct={(action) => {
            setOpen(false);
            chosen.act(action);
          }}
          onAnswer={
            isInDoubt
              ? (said) => {
                  setOpen(false);
                  chosen.answer(said);
                }
              : undefined
          }
          onClose={() => setOpen(false)}
        />
      )}
    </Grid>
  );
}
