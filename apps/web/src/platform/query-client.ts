import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { ApiError } from './create-call.ts';
import { session } from './session.ts';

const RETRIES = 2;
/** Without a connection a screen says so. What waits for one in silence looks as if it still loaded. */
const ASKS_ALWAYS = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only a bad connection is worth another try.
      retry: (count, error) => count < RETRIES && error instanceof ApiError && error.failure === 'unreachable',
      refetchOnWindowFocus: false,
      networkMode: ASKS_ALWAYS,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: ASKS_ALWAYS },
  },
});

// What is asked for without a connection waits for it, and so does what is to be saved.
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(connection.isOnline());
  tell();
  return connection.subscribe(tell);
});

// Nothing read for one person may be shown to the next.
session.forgetLastPersonWith(() => void queryClient.resetQueries());
