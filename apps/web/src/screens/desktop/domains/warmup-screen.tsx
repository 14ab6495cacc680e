import { useTranslation } from 'react-i18next';
import parts from '../../../features/domains/shared/parts.module.css';
import { Preconditions } from '../../../features/domains/shared/preconditions.tsx';
import { ChosenItems, ChosenSum, WhatYouCanSend } from '../../../features/domains/warmed/chosen-parts.tsx';
import { useChosen } from '../../../features/domains/warmed/use-chosen.ts';
import { WarmedList } from '../../../features/domains/warmed/warmed-list.tsx';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { type DomainPage, ORDER_LISTS, useDomainPage } from '../../shared/domains/use-domain-page.ts';
import { RoomLeft } from '../accounts-add/add-head.tsx';
import { DomainFrame, useAddCrumbs } from './domain-frame.tsx';

/** The warmed-up stock beside what was chosen of it. */
export function AccountAddWarmupScreen() {
  const { t } = useTranslation('domains');
  const page = useDomainPage();
  return (
    <DomainFrame page={page} title={t('warmed.title')} crumbs={useAddCrumbs()} actions={<RoomLeft />}>
      <Warmed page={page} />
    </DomainFrame>
  );
}

function Warmed({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const state = useChosen(page.openQuote);
  const count = state.chosen.length;
  return (
    <div className={parts.columns}>
      <WarmedList state={state} searchTo={paths.accounts.addSearch} ordersTo={ORDER_LISTS.warmed} />
      <Stack as="aside" tall minWidth={0} surface="app" gap={0} className={parts.side} aria-label={t('warmed.chosen')}>
        <Row minWidth={0} gap={2} rigid pad="0 6" border="bottom" className={parts.sideHead}>
          <h2 className="strong">{t('warmed.chosenCount', { count, number: formatNumber(count) })}</h2>
        </Row>
        <Stack gap={4} grow content="start" pad="4 6" className={parts.sideBody}>
          <Preconditions />
          <ChosenItems state={state} />
          <WhatYouCanSend state={state} />
        </Stack>
        {count > 0 && (
          <Box rigid pad="4 6" border="top">
            <ChosenSum state={state} plansTo={paths.purchase.plan} />
          </Box>
        )}
      </Stack>
    </div>
  );
}
