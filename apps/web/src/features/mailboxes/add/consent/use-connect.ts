import type { Account } from '@outrider/contract/mailboxes/account';
import { type ConnectionTest, connectionTest } from '@outrider/contract/mailboxes/add';
import { useMutation } from '@tanstack/react-query';
import { refreshMailboxes } from '../../../../api/mailboxes/mailboxes.ts';
import { ApiError } from '../../../../platform/create-call.ts';

export type Connected = { account: Account; test: ConnectionTest };

/** A refusal of the mail servers carries the whole test. */
const testIn = (error: Error | null): ConnectionTest | undefined =>
  error instanceof ApiError ? connectionTest.safeParse(error.data).data : undefined;

type ConnectOptions<I> = {
  onConnected?: () => void;
  /** Called with what both servers said, whether they let us in or not. */
  onTested?: (test: ConnectionTest, input: I) => void;
};

/** Connects a mailbox; what the servers refused comes back as a test, everything else as a sentence. */
export function useConnect<I>(
  run: (input: I) => Promise<Connected>,
  { onConnected, onTested }: ConnectOptions<I> = {},
) {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: run,
    onSuccess: ({ test }, input) => {
      onTested?.(test, input);
      onConnected?.();
      return refreshMailboxes();
    },
    onError: (refused, input) => {
      const test = testIn(refused);
      if (test) onTested?.(test, input);
    },
  });
  const refusal = testIn(error);
  return {
    connect: mutate,
    isConnecting: isPending,
    connected: data,
    test: data?.test ?? refusal,
    /** Why it was refused, where no server was asked or none of them is to blame. */
    refusedWith: error && !refusal ? error.message : undefined,
    startOver: reset,
  };
}
