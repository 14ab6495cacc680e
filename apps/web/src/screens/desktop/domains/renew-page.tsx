import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnedList } from '../../../features/domains/owned/owned-list.tsx';
import { useOwned } from '../../../features/domains/owned/use-owned.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame } from './domain-frame.tsx';

/** The domains of the workspace and the day each of them ends. */
export function RenewPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const state = useOwned(page.openQuote, config.billing);
  return (
    <DomainFrame
      page={page}
      title={t('owned.title')}
      crumbs={[{ to: paths.accounts.list, text: t('accounts') }]}
      isOwn={state.query.data?.length !== 0}
      actions={
        <>
          {state.isSold && (
            <Link className="link" to={ORDER_LISTS.renewal}>
              {t('orders.title')}
            </Link>
          )}
          {state.domains.some(({ hasCredentials }) => hasCredentials) && (
            <Button onClick={() => state.ask({ what: 'credentials', domain: undefined })}>
              {t('owned.allCredentials')}
            </Button>
          )}
        </>
      }
    >
      <OwnedList state={state} searchTo={paths.accounts.addSearch} />
    </DomainFrame>
  );
}
