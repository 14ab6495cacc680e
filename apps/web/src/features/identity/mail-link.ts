import * as identityErrors from '@outrider/contract/errors/identity';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { getMailLink } from '../../api/sign.ts';
import { ApiError } from '../../platform/create-call.ts';
import { queryClient } from '../../platform/query-client.ts';

export type MailLink = z.output<(typeof getMailLink)['output']>;

/** The facts of a mailed link, `unknown` for one that nobody made. Reading it does not use it up. */
async function readMailLink(token: string, signal: AbortSignal): Promise<MailLink | 'unknown'> {
  // A link cut off by a mail program is malformed to the server and simply unknown to a person.
  const { success } = getMailLink.input.safeParse({ token });
  if (!success) return 'unknown';
  try {
    return await getMailLink({ token }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === identityErrors.verificationExpired.code) return 'unknown';
    throw error;
  }
}

export const useMailLink = (token: string) =>
  useQuery(
    { queryKey: ['identity', 'mailLink', token], queryFn: ({ signal }) => readMailLink(token, signal), gcTime: 0 },
    queryClient,
  );
