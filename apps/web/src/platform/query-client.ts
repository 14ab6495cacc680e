import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './create-call.ts';
import { session } from './session.ts';

const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only a bad connection is worth another try.
      retry: (count, error) => count < RETRIES && error instanceof ApiError && error.failure === 'unreachable',
      refetchOnWindowFocus: false,
    },
  },
});

// Nothing read for one person may be shown to the next.
session.forgetLastPersonWith(() => void queryClient.resetQueries());
