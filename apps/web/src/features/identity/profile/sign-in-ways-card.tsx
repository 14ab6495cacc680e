import { listSignInWays, type OauthProvider, unlinkSignInWay } from '@outrider/contract/oauth';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { PROVIDER_ICONS } from '../../../ui/provider-icons.tsx';
import { useAuthNews } from '../oauth/auth-news.ts';
import { openProvider } from '../oauth/open-provider.ts';
import { ListState } from './list-state.tsx';
import styles from './rows.module.css';

const signInWaysQuery = queryOptions({
  queryKey: ['identity', 'signInWays'],
  queryFn: ({ signal }) => call(listSignInWays, {}, { silent: true, signal }),
});

/** The providers this person can sign in with. */
export function SignInWaysCard({ returnTo }: { /** This page. */ returnTo: string }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const ways = useQuery(signInWaysQuery);
  useAuthNews('linked', () => {
    toasts.show({ kind: 'success', text: t('ways.linked') });
    void queryClient.invalidateQueries(signInWaysQuery);
  });
  // An operator who stops offering a provider leaves the links made before.
  const providers = [
    ...new Set([...(ways.data?.offered ?? []), ...(ways.data?.linked ?? []).map((way) => way.provider)]),
  ];
  return (
    <Card title={t('ways.title')}>
      <ListState query={ways}>
        {({ linked }) => (
          <ul>
            {providers.map((provider) => (
              <Way
                key={provider}
                provider={provider}
                email={linked.find((way) => way.provider === provider)?.email}
                returnTo={returnTo}
              />
            ))}
            {providers.length === 0 && <li className={styles.state}>{t('ways.none')}</li>}
          </ul>
        )}
      </ListState>
    </Card>
  );
}

type WayProps = { provider: OauthProvider /** Of the linked account. */; email: string | undefined; returnTo: string };

function Way({ provider, email, returnTo }: WayProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { mutate: unlink, isPending } = useMutation({
    mutationFn: () => call(unlinkSignInWay, { provider }),
    onSuccess: () => queryClient.invalidateQueries(signInWaysQuery),
  });
  const name = t(`ways.names.${provider}`);
  return (
    <li className={styles.row}>
      {PROVIDER_ICONS[provider]}
      <span>{name}</span>
      {email === undefined ? (
        <button
          type="button"
          className="link small"
          aria-label={t('ways.linkNamed', { name })}
          onClick={() => openProvider(provider, { purpose: 'link', returnTo })}
        >
          {t('ways.link')}
        </button>
      ) : (
        <span className={styles.end}>
          <span className="muted small">{email}</span>
          <button
            type="button"
            className="link small"
            aria-label={t('ways.unlinkNamed', { name })}
            disabled={isPending}
            onClick={() => unlink()}
          >
            {t('ways.unlink')}
          </button>
        </span>
      )}
    </li>
  );
}
