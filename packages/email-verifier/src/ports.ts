import type { CatchAllTest } from './catch-all-test.ts';

/** An answer of the name system. A failure is ours or the network's, and says nothing about the name. */
export type NameAnswer<T> =
  | { kind: 'found'; records: T[] }
  | { kind: 'none' }
  | { kind: 'noSuchName' }
  | { kind: 'failed'; reason: string };

export type MailExchange = { exchange: string; preference: number };

/** Why a host said nothing. */
export type Silence = 'unreachable' | 'refused' | 'timedOut' | 'closed' | 'tls' | 'noUnicode';

export type Said = { kind: 'reply'; text: string } | { kind: 'silence'; why: Silence };

/** A conversation that has got as far as MAIL FROM. */
export type ProbeSession = {
  /** RCPT for each, in this order, all at once where the host allows it (RFC 2920). */
  ask: (addresses: string[]) => Promise<Said[]>;
  end: () => Promise<void>;
};

export type OpenedProbe =
  | { kind: 'open'; session: ProbeSession }
  /** Said no at the banner, to EHLO or to MAIL. */
  | { kind: 'refused'; text: string }
  | { kind: 'silence'; why: Silence };

export type VerifierPorts = {
  names: {
    mx(domain: string): Promise<NameAnswer<MailExchange>>;
    /** IPv4 before IPv6. */
    addresses(host: string): Promise<NameAnswer<string>>;
    /** Whole records, their strings joined. */
    texts(name: string): Promise<NameAnswer<string>>;
    /** Whether "there is none" was said by a server that knows: a lame name server says it of every name. */
    isAbsenceSure(name: string): Promise<boolean>;
  };
  /** Loopback, private and other inner addresses are nobody's mail host. */
  mayReach: (address: string) => boolean;
  openProbe: (target: { host: string; address: string }) => Promise<OpenedProbe>;
  wait: (milliseconds: number) => Promise<void>;
  /**
   * A random number between 0 and 1 for the names nobody has, the same for a domain each time: a probe that was made to wait must come
   * back under the same name.
   */
  randomFor: (domain: string) => () => number;
  /** How a domain treats names nobody has, kept for a while so that strangers are not asked twice. */
  catchAllTests: {
    recall(domain: string): Promise<CatchAllTest | undefined>;
    remember(domain: string, catchAllTest: CatchAllTest): Promise<void>;
  };
  lists: { isDisposable(domain: string, mx: string): boolean; isFree(domain: string): boolean };
};
