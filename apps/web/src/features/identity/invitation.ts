import * as identityErrors from '@outrider/contract/errors/identity';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { getInvitation } from '../../api/identity/invitations.ts';
import { ApiError } from '../../platform/create-call.ts';
import { queryClient } from '../../platform/query-client.ts';

type Facts = z.output<(typeof getInvitation)['output']>;

/** A link to sign up that works. */
export type Invitation = Pick<Facts, 'email' | 'forOwner'> & { token: string };

/** The inviting user vouches for the link's address, and the owner needs nobody who does. */
export const isVouchedFor = ({ email, forOwner }: Invitation): boolean => email !== null || forOwner;

/** `unknown` for a link that nobody made, or that lost a part on its way. Reading it does not use it up. */
async function readInvitation(token: string, signal: AbortSignal): Promise<Facts | 'unknown'> {
  if (!getInvitation.input.safeParse({ token }).success) return 'unknown';
  try {
    return await getInvitation({ token }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === identityErrors.invitationOver.code) return 'unknown';
    throw error;
  }
}

export const useInvitation = (token: string) =>
  useQuery(
    {
      queryKey: ['identity', 'invitation', token],
      queryFn: ({ signal }) => readInvitation(token, signal),
      enabled: token !== '',
      gcTime: 0,
      // The form stays while the visitor fills it in; whether the link still works is said when it is sent.
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
