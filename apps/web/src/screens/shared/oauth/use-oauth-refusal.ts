import { oauthFailed, oauthNotOffered, oauthTicketExpired } from '@outrider/contract/errors/identity';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text.ts';

/** The server's short reason for turning a provider's answer down, in words. */
export function useOauthRefusal(error: string | null, provider: string): string {
  const { t } = useTranslation('sign');
  switch (error) {
    case 'access_denied':
      return t('oauth.denied', { provider });
    case 'not_offered':
    case 'oauthNotOffered':
      return errorText(oauthNotOffered, { provider });
    case 'oauthTicketExpired':
      return errorText(oauthTicketExpired, { provider });
    default:
      return errorText(oauthFailed, { provider });
  }
}
