import { createLimiter } from './limiter.ts';
import type { OpenedProbe, VerifierPorts } from './ports.ts';

/** The same probe, with at most so many conversations at once at one address, whichever domains they are about. */
export function limitPerHost(openProbe: VerifierPorts['openProbe'], most: number): VerifierPorts['openProbe'] {
  const limiters = new Map<string, ReturnType<typeof createLimiter>>();
  return (target) => {
    const limit = limiters.get(target.address) ?? createLimiter(() => most);
    limiters.set(target.address, limit);
    return new Promise<OpenedProbe>((resolve, reject) => {
      // The place is held until the conversation ends, long after it was opened.
      limit(async () => {
        const opened = await openProbe(target).catch(reject);
        if (opened?.kind !== 'open') return opened && resolve(opened);
        await new Promise<void>((ended) => {
          const { session } = opened;
          const end = () => session.end().finally(ended);
          resolve({ kind: 'open', session: { ask: (addresses) => session.ask(addresses), end } });
        });
      }).catch(reject);
    });
  };
}
