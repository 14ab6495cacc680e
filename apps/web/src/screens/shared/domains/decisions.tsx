import type { ComponentProps } from 'react';
import { OrderDecisions } from '../../../features/domains/order/order-decisions.tsx';
import { paths } from '../../../paths/paths.ts';
import { ORDER_STARTS, ownDomainPath } from './use-domain-page.ts';

/** What is to be decided about an order, with the ways to where it is done. */
export const Decisions = (props: Pick<ComponentProps<typeof OrderDecisions>, 'order' | 'state'>) => (
  <OrderDecisions
    {...props}
    accountsTo={paths.accounts.list}
    domainsTo={ORDER_STARTS.renewal}
    recordsTo={ownDomainPath}
  />
);
