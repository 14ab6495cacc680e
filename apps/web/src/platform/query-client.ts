import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { connection } from './connection.ts';
import { ApiError } from './create-call.ts';
import { session } from './session/session.ts';

const RETRIES = 2;

/** Asks again after a change also where the first answer is still under way: it may have been written before the change. */
class AppQueryClient extends QueryClient {
  readonly #toAskAgain = new Set<Query>();

  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined && !this.#toAskAgain.has(query));
    for (const query of underWay) this.#toAskAgain.add(query);
    // Leaves a first answer under way, and is done once it has come.
    await super.invalidateQueries(filters, options);
    for (const query of underWay) this.#toAskAgain.delete(query);
    if (underWay.length > 0) await super.invalidateQueries({ predicate: (query) => underWay.includes(query) }, options);
  }
}

export const queryClient = new AppQueryClient({
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
