import type { ProbeSession, Said } from './ports.ts';

/** The same conversation, which names at most so many. A question it has no room for is not put at all. */
export function limitRecipients({ ask, end }: ProbeSession, most: number): ProbeSession {
  let left = most;
  return {
    async ask(addresses) {
      if (addresses.length > left) return addresses.map((): Said => ({ kind: 'silence', why: 'closed' }));
      left -= addresses.length;
      return ask(addresses);
    },
    end,
  };
}
