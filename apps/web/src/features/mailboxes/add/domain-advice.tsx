import { MAILBOXES_PER_DOMAIN_ADVISED } from '@outrider/contract/mailboxes/settings';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { domainOf } from './add-queries.ts';

/** How many mailboxes a domain would have with this one, where that is more than is good for them. */
export function useCrowdedDomain(email: string): { domain: string; count: number } | undefined {
  const { data: summary } = useQuery(summaryQuery);
  const domain = email.includes('@') ? domainOf(email) : '';
  const count = (summary?.domains.find((known) => known.domain === domain)?.mailboxes ?? 0) + 1;
  return domain !== '' && count > MAILBOXES_PER_DOMAIN_ADVISED ? { domain, count } : undefined;
}

export function DomainAdvice({ email }: { email: string }) {
  const { t } = useTranslation('accounts-add');
  const crowded = useCrowdedDomain(email);
  if (!crowded) return null;
  return (
    <Row as="p" below={3} tone="amber" className="small" role="status">
      <TriangleAlert size={14} aria-hidden />
      {t('form.crowded', { ...crowded, advised: MAILBOXES_PER_DOMAIN_ADVISED })}
    </Row>
  );
}
