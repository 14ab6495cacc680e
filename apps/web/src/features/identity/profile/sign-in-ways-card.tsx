import { IDENTITY_ERRORS } from '@outrider/contract/errors/identity';
import { beginLink, listSignInWays, type OauthProvider, unlinkSignInWay } from '@outrider/contract/identity/oauth';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { PROVIDER_ICONS } from '../../../ui/provider-icons.tsx';
import { useAuthNews } from '../oauth/auth-news.ts';
import { openProvider } from '../oauth/open-provider.ts';
import { LinkDialog } from './link-dialog.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const leave = (url: string) => openProvider(url, { purpose: 'link', returnTo });
  const { mutate: link, isPending: isLeaving } = useMutation({
    mutationFn: () => call(beginLink, { provider }, { silent: true }),
    onSuccess: ({ url }) => leave(url),
    onError: (error) => {
      if (error instanceof ApiError && error.code === IDENTITY_ERRORS.proofNeeded.code) setAsking(true);
      else toasts.showServerMessage(error.message);
    },
  });
  return (
    <li className={styles.row}>
      {PROVIDER_ICONS[provider]}
      <span>{name}</span>
      {email === undefined ? (
        <button
          type="button"
          className="link small"
          aria-label={t('ways.linkNamed', { name })}
          disabled={isLeaving}
          onClick={() => link()}
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
      {isAsking && <LinkDialog provider={provider} name={name} onLeave={leave} onClose={() => setAsking(false)} />}
    </li>
  );
}
