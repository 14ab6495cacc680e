import { Link } from 'react-router';
import type { Mend } from '../../../features/inbox/folders/mailbox-list.tsx';
import { paths } from '../../../paths/paths.ts';

/** To the mailboxes that cannot log in. */
export const mendLink: Mend = (words, className) => (
  <Link to={`${paths.accounts.list}?status=error`} className={className}>
    {words}
  </Link>
);
