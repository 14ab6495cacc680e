import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { ApiError } from './create-call.ts';
import { session } from './session/session.ts';

const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only a bad connection is worth another try.
      retry: (count, error) => count < RETRIES && error instanceof ApiError && error.failure === 'unreachable',
      refetchOnWindowFocus: false,
      // Without a connection a screen says so. What waits for one in silence looks as if it still loaded.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

// What is to be saved waits for a connection.
onlineManager.setEventListener((setOnline) => {
  const tell = () => setOnline(connection.isOnline());
  tell();
  return connection.subscribe(tell);
});

// Nothing read for one person may be shown to the next.
session.forgetLastPersonWith(() => void queryClient.resetQueries());
