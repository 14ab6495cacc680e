import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PhoneOwned } from '../../../features/domains/owned/phone-owned.tsx';
import { useOwned } from '../../../features/domains/owned/use-owned.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import shell from '../shell/phone-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';

/** The domains of the workspace and the day each of them ends. */
export function RenewPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const state = useOwned(page.openQuote, config.billing);
  return (
    <PhoneFrame
      page={page}
      title={t('owned.title')}
      backTo={paths.accounts.list}
      isOwn={state.query.data?.length !== 0}
      action={
        state.isSold && (
          <Link to={ORDER_LISTS.renewal} className={shell.link}>
            {t('orders.title')}
          </Link>
        )
      }
    >
      {state.isSold && (
        <Box as="p" pad="3 4" className="muted">
          {t('owned.never')}
        </Box>
      )}
      <PhoneOwned state={state} searchTo={paths.accounts.addSearch} />
      {state.domains.some(({ hasCredentials }) => hasCredentials) && (
        <Box pad="3 4">
          <Button block onClick={() => state.ask({ what: 'credentials', domain: undefined })}>
            {t('owned.allCredentials')}
          </Button>
        </Box>
      )}
    </PhoneFrame>
  );
}
