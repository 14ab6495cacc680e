import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import parts from '../../../features/domains/shared/parts.module.css';
import { Preconditions } from '../../../features/domains/shared/preconditions.tsx';
import { ChosenItems, ChosenSum, WhatYouCanSend } from '../../../features/domains/warmed/chosen-parts.tsx';
import { PhoneWarmed } from '../../../features/domains/warmed/phone-warmed.tsx';
import { useChosen } from '../../../features/domains/warmed/use-chosen.ts';
import { paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { chosenPath, type DomainPage, ORDER_LISTS, useDomainPage } from '../../shared/domains/use-domain-page.ts';
import shell from '../shell/phone-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';

/** The warmed-up stock, then what was chosen of it on a page of its own. */
export function AccountAddWarmupScreen() {
  const page = useDomainPage();
  return page.isCart ? <ChosenPage page={page} /> : <StockPage page={page} />;
}

function StockPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const state = useChosen(page.openQuote);
  const count = state.chosen.length;
  return (
    <PhoneFrame
      page={page}
      title={t('warmed.title')}
      backTo={paths.accounts.add}
      action={
        <Link to={ORDER_LISTS.warmed} className={shell.link}>
          {t('orders.title')}
        </Link>
      }
      {...(count > 0 && {
        pinned: (
          <Link to={chosenPath} className={shell.main}>
            {t('warmed.chosenCount', { count, number: formatNumber(count) })}
          </Link>
        ),
      })}
    >
      <div className={parts.notes}>
        <Preconditions />
      </div>
      <PhoneWarmed state={state} searchTo={paths.accounts.addSearch} />
    </PhoneFrame>
  );
}

function ChosenPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const state = useChosen(page.openQuote);
  return (
    <PhoneFrame page={page} title={t('warmed.chosen')} backTo={paths.accounts.addWarmup}>
      <Stack gap={4} pad="3 4">
        <ChosenItems state={state} />
        <WhatYouCanSend state={state} />
        <ChosenSum state={state} plansTo={paths.purchase.plan} />
      </Stack>
    </PhoneFrame>
  );
}
