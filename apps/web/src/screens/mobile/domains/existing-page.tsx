import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DomainField } from '../../../features/domains/existing/domain-field.tsx';
import { OwnMailboxes, OwnQuote } from '../../../features/domains/existing/own-order.tsx';
import { RecordList } from '../../../features/domains/existing/record-list.tsx';
import { useOwnDomain } from '../../../features/domains/existing/use-own-domain.ts';
import { Preconditions } from '../../../features/domains/shared/preconditions.tsx';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import shell from '../shell/phone-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';

/** A domain the user owns: its name, its records, its mailboxes, the quote. */
export function ExistingPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const own = useOwnDomain(page.domain, page.openQuote);
  return (
    <PhoneFrame
      page={page}
      title={t('start.existing')}
      backTo={paths.accounts.add}
      action={
        <Link to={ORDER_LISTS.existing} className={shell.link}>
          {t('orders.title')}
        </Link>
      }
    >
      <Stack gap={4} pad="3 4">
        <Preconditions />
        <p className="secondary">{t('own.text')}</p>
        <DomainField own={own} />
        <RecordList own={own} />
        <OwnMailboxes own={own} />
        <OwnQuote own={own} plansTo={paths.purchase.plan} />
      </Stack>
    </PhoneFrame>
  );
}
