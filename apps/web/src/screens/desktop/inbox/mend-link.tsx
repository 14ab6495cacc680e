import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { Mend } from '../../../features/inbox/folders/mailbox-list.tsx';

/** To the mailboxes that cannot log in. */
export const mendLink: Mend = (words, className) => (
  <Link to={`${paths.accounts.list}?status=error`} className={className}>
    {words}
  </Link>
);
