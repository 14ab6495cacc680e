import * as domainErrors from '@outrider/contract/errors/domains';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/create-call.ts';
import { Note } from '../../../ui/note.tsx';

const isNoRoom = (error: Error) => error instanceof ApiError && error.code === domainErrors.mailboxQuotaTooSmall.code;

/** Why there is no quote; and where the plan gets more room, if that is all it lacks. */
export function QuoteFailed({ error, plansTo }: { error: Error | null; plansTo: string }) {
  const { t } = useTranslation('domains');
  if (!error) return null;
  return (
    <Note tone="red">
      {error.message}{' '}
      {isNoRoom(error) && (
        <Link className="link" to={plansTo}>
          {t('cart.plans')}
        </Link>
      )}
    </Note>
  );
}
