import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sendingHoldQuery } from '../../../api/campaigns/holds.ts';
import { Banner } from '../../../ui/banner.tsx';

/** On top of every page while nothing is sent because the database may be older than what was sent. */
export function HoldBanner({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data } = useQuery(sendingHoldQuery);
  if (!data?.hold || pathname === to) return null;
  const { isLooked, read, mailboxes } = data.hold;
  return (
    <Banner action={<Link to={to}>{t('hold.see')}</Link>}>
      {isLooked ? t('hold.wait') : t('hold.reading', { read, mailboxes })}
    </Banner>
  );
}
