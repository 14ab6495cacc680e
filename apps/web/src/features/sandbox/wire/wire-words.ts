import type { WireEvent } from '@outrider/contract/sandbox';
import { isByMachine } from '../tones.ts';

type WireWords = { to: string; outcome: string };

/** An event as one row has room for it; the whole of it stands below the table. */
export function wordsOf(event: WireEvent, visitors: { person: string; machine: string }): WireWords {
  const { kind, to, what } = event;
  switch (kind) {
    // A visit is named by who came for what; its address is long and says little.
    case 'http':
      return { to: what, outcome: isByMachine(event) ? visitors.machine : visitors.person };
    case 'dns':
      return { to, outcome: what.replaceAll(`.${to.split(' ').at(-1)}`, '') };
    case 'smtp':
    case 'imap':
      return { to, outcome: what.replace(/^answer, /, '') };
  }
}
