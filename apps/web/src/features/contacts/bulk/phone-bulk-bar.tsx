import { MERGE_MAX } from '@outrider/contract/contacts/merge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { ASK_ICONS, CONTACT_ASKS, type ContactAsk } from './contact-asks.tsx';
import styles from './phone-bulk-bar.module.css';

type PhoneBulkBarProps = {
  chosen: {
    count: number;
    everything: boolean;
    offersEverything: boolean;
    chooseEverything: () => void;
    ask: (ask: ContactAsk) => void;
  };
  /** How many the filter leaves, in words. */
  total: string;
};

/** At the thumb: how many are chosen, and what is to be done with them. */
export function PhoneBulkBar({ chosen, total }: PhoneBulkBarProps) {
  const { t } = useTranslation('contacts');
  const [isOpen, setOpen] = useState(false);
  const { count, everything, offersEverything, chooseEverything, ask } = chosen;
  const words = everything ? t('bulk.everything', { total }) : t('bulk.selected', { number: formatNumber(count) });
  const canBeAsked = (each: ContactAsk) => each !== 'merge' || (!everything && count >= 2 && count <= MERGE_MAX);
  const choose = (each: ContactAsk) => {
    setOpen(false);
    ask(each);
  };
  return (
    <Grid
      as="section"
      gap={2}
      pad="2 4"
      border="top"
      surface="page"
      className={styles.bar}
      aria-label={t('bulk.label')}
    >
      <Row spread gap={3}>
        <span role="status">{words}</span>
        {offersEverything && (
          <Box type="button" as="button" minHeight={44} className="link" onClick={chooseEverything}>
            {t('bulk.selectEverything', { total })}
          </Box>
        )}
      </Row>
      <Button large primary block needs={count === 0 && 'choice'} onClick={() => setOpen(true)}>
        {t('phone.act')}
      </Button>
      {isOpen && (
        <Sheet title={words} onClose={() => setOpen(false)}>
          {CONTACT_ASKS.filter(canBeAsked).map((each) => {
            const Icon = ASK_ICONS[each];
            return (
              <SheetRow
                key={each}
                isDanger={each === 'delete'}
                icon={<Icon size={18} strokeWidth={1.5} aria-hidden />}
                onChoose={() => choose(each)}
              >
                {t(`do.${each}`)}
              </SheetRow>
            );
          })}
        </Sheet>
      )}
    </Grid>
  );
}
