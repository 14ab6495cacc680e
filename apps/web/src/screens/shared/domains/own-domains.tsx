import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ownedQuery } from '../../../api/domains.ts';
import { paths } from '../../../paths/paths.ts';

/** The way to domains that were bought before selling was switched off; nothing where there are none. */
export function OwnDomains() {
  const { t } = useTranslation('accounts');
  const { data: domains = [] } = useQuery(ownedQuery);
  if (domains.length === 0) return null;
  return (
    <Link className="link" to={paths.accounts.domainRenewOrder}>
      {t('ownDomains')}
    </Link>
  );
}
