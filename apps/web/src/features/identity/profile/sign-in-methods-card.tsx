import * as identityErrors from '@outrider/contract/errors/identity';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginLink, listSignInMethods, unlinkSignInMethod } from '../../../api/identity/oauth.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { PROVIDER_ICONS } from '../../../ui/page/provider-icons.tsx';
import { useAuthEvent } from '../oauth/auth-events.ts';
import { openProvider } from '../oauth/open-provider.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ListState } from './list-state.tsx';
import { ProfileRow } from './profile-row.tsx';

const signInMethodsQuery = queryOptions({
  queryKey: ['identity', 'signInMethods'],
  queryFn: ({ signal }) => listSignInMethods({}, { signal }),
});

/** The providers this person can sign in with. */
export function SignInMethodsCard({ returnTo }: { /** This page. */ returnTo: string }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const methods = useQuery(signInMethodsQuery);
  useAuthEvent('linked', () => {
    toasts.show({ kind: 'success', text: t('signInMethods.linked') });
    void queryClient.invalidateQueries(signInMethodsQuery);
  });
  // An operator who stops offering a provider leaves the links made before.
  const providers = [
    ...new Set([...(methods.data?.offered ?? []), ...(methods.data?.linked ?? []).map((method) => method.provider)]),
  ];
  return (
    <Card title={t('signInMethods.title')}>
      <ListState query={methods}>
        {({ linked }) => (
          <ul>
            {providers.map((provider) => (
              <SignInMethod
                key={provider}
                provider={provider}
                email={linked.find((method) => method.provider === provider)?.email}
                returnTo={returnTo}
              />
            ))}
            {providers.length === 0 && (
              <Box as="li" pad={4}>
                {t('signInMethods.none')}
              </Box>
            )}
          </ul>
        )}
      </ListState>
    </Card>
  );
}

type SignInMethodProps = {
  provider: OauthProvider /** Of the linked account. */;
  email: string | undefined;
  returnTo: string;
};

function SignInMethod({ provider, email, returnTo }: SignInMethodProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { mutate: unlink, isPending } = useMutation({
    mutationFn: () => unlinkSignInMethod({ provider }),
    onSuccess: () => queryClient.invalidateQueries(signInMethodsQuery),
  });
  const name = t(`signInMethods.names.${provider}`);
  const [isAsking, setAsking] = useState(false);
  const leave = (url: string) => openProvider(url, { purpose: 'link', returnTo });
  const { mutate: link, isPending: isLeaving } = useMutation({
    mutationFn: () => beginLink({ provider }),
    onSuccess: ({ url }) => leave(url),
    onError: (error) => {
      if (error instanceof ApiError && error.code === identityErrors.proofNeeded.code) setAsking(true);
      else toasts.showServerMessage(error.message);
    },
  });
  return (
    <ProfileRow>
      {PROVIDER_ICONS[provider]}
      <span>{name}</span>
      {email === undefined ? (
        <button
          type="button"
          className="link small"
          aria-label={t('signInMethods.linkNamed', { name })}
          // Not disabled: that would take the focus away, and nothing gives it back.
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && link()}
        >
          {t('signInMethods.link')}
        </button>
      ) : (
        <Row as="span" align="baseline">
          <span className="muted small">{email}</span>
          <button
            type="button"
            className="link small"
            aria-label={t('signInMethods.unlinkNamed', { name })}
            aria-disabled={isPending}
            onClick={() => !isPending && unlink()}
          >
            {t('signInMethods.unlink')}
          </button>
        </Row>
      )}
      {isAsking && <LinkDialog provider={provider} name={name} onLeave={leave} onClose={() => setAsking(false)} />}
    </ProfileRow>
  );
}
