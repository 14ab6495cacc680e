import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DomainField } from '../../../features/domains/existing/domain-field.tsx';
import { OwnMailboxes, OwnQuote } from '../../../features/domains/existing/own-order.tsx';
import { RecordList } from '../../../features/domains/existing/record-list.tsx';
import { useOwnDomain } from '../../../features/domains/existing/use-own-domain.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { Preconditions } from '../../../features/domains/shared/preconditions.tsx';
import { paths } from '../../../paths/paths.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame, useAddCrumbs } from './domain-frame.tsx';

/** A domain the user owns: its records beside its mailboxes. */
export function ExistingPage({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  return (
    <DomainFrame
      page={page}
      title={t('start.existing')}
      crumbs={useAddCrumbs()}
      actions={
        <Link className="link" to={ORDER_LISTS.existing}>
          {t('orders.title')}
        </Link>
      }
    >
      <Existing page={page} />
    </DomainFrame>
  );
}

function Existing({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  const own = useOwnDomain(page.domain, page.openQuote);
  return (
    <div className={parts.columns}>
      <section className={parts.main}>
        <Box as="p" maxWidth={640} below={4} className="secondary">
          {t('own.text')}
        </Box>
        <DomainField own={own} />
        <RecordList own={own} />
      </section>
      <Stack as="aside" tall minWidth={0} surface="app" gap={0} className={parts.side}>
        <Stack gap={4} grow content="start" pad="4 6" className={parts.sideBody}>
          <Preconditions />
          <OwnMailboxes own={own} />
        </Stack>
        <Box rigid pad="4 6" border="top">
          <OwnQuote own={own} plansTo={paths.purchase.plan} />
        </Box>
      </Stack>
    </div>
  );
}
