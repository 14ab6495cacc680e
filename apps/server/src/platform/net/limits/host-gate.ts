import type { ServerAccount } from '../account.ts';
import { type MailFailureKind, MailServerError } from '../failure.ts';
import { admit, type Circuit, CLOSED, settle } from './circuit.ts';
import { createSlots, type Slots } from './slots.ts';

/** Bounds what we do to the hosts of others: connections at a time, and attempts after failures. */
export type HostGate = {
  /** Opens a connection when there is room for one, and counts how that went. Throws `heldBack` when it may not. */
  open<T>(
    account: ServerAccount,
    connect: () => Promise<T>,
    onEnd: (connection: T, end: () => void) => void,
    /** Where the usual ones do not fit: connections that are held for days are many, and cost a host little. */
    limits?: Pick<HostGateOptions, 'perHost' | 'perAccount'>,
  ): Promise<T>;
};

export type HostGateOptions = {
  now: () => Date;
  /** Connections to one host and port, of everybody together. */
  perHost?: number;
  /** Of one user there, unless set otherwise; Exchange Online takes three at a time for sending. */
  perAccount?: number;
  /** For a free place. */
  maxWaitMs?: number;
  /** Calls back after so many milliseconds, unless it is canceled. */
  after?: (milliseconds: number, act: () => void) => () => void;
};

/** The host's own fault, so that the next user of it would fare no better. A wrong password is not, nor is one account's haste. */
const HOST_FAILURES = new Set<MailFailureKind>(['unreachable', 'timedOut', 'tlsFailed', 'temporarily', 'protocol']);

/** Users name the hosts, so there is no end to them; those that nothing is known of any more are forgotten. */
const MAX_KEPT = 10_000;

export function createHostGate(options: HostGateOptions): HostGate {
  const { now, perHost = 200, perAccount = 3, maxWaitMs = 30_000, after = startTimer } = options;
  const usual = { perHost, perAccount };
  const circuits = new Map<string, Circuit>();
  const hosts = new Map<string, Slots>();
  const accounts = new Map<string, Slots>();

  function refuseWhenOpen(host: string): void {
    const circuit = circuits.get(host);
    if (circuit && !admit(circuit, now()).admitted) throw circuitOpen(circuit);
  }

  function startAttempt(host: string): void {
    const { admitted, circuit } = admit(circuits.get(host) ?? CLOSED, now());
    if (!admitted) throw circuitOpen(circuit);
    if (circuit.state === 'open') circuits.set(host, circuit);
  }

  function endAttempt(host: string, worked: boolean): void {
    const circuit = settle(circuits.get(host) ?? CLOSED, worked, now());
    // Set anew, so that the one not touched for longest is the first to go.
    circuits.delete(host);
    if (circuit !== CLOSED) circuits.set(host, circuit);
    const [oldest] = circuits.keys();
    if (circuits.size > MAX_KEPT && oldest !== undefined) circuits.delete(oldest);
  }

  function takeSlot(kept: Map<string, Slots>, key: string, limit: number): Promise<() => void> {
    const slots = kept.get(key) ?? createSlots(limit);
    kept.set(key, slots);
    let isFreed = false;
    const free = () => {
      if (isFreed) return;
      isFreed = true;
      slots.free();
      if (slots.isIdle()) kept.delete(key);
    };
    return new Promise((resolve, reject) => {
      const onTurn = () => {
        cancel();
        resolve(free);
      };
      let cancel = () => {};
      if (slots.take(onTurn)) return resolve(free);
      cancel = after(maxWaitMs, () => {
        if (slots.giveUp(onTurn)) reject(new MailServerError({ kind: 'heldBack', why: 'tooManyConnections' }));
      });
    });
  }

  return {
    async open(account, connect, onEnd, limits) {
      const { perHost: hostLimit, perAccount: accountLimit } = { ...usual, ...limits };
      const host = `${account.host.toLowerCase()}:${account.port}`;
      refuseWhenOpen(host);
      const freeAccount = await takeSlot(accounts, `${account.login.user} ${host}`, accountLimit);
      let freeHost = () => {};
      const end = () => {
        freeHost();
        freeAccount();
      };
      try {
        freeHost = await takeSlot(hosts, host, hostLimit);
        startAttempt(host);
      } catch (error) {
        end();
        throw error;
      }
      try {
        const connection = await connect();
        endAttempt(host, true);
        onEnd(connection, end);
        return connection;
      } catch (error) {
        endAttempt(host, !(error instanceof MailServerError && HOST_FAILURES.has(error.failure.kind)));
        end();
        throw error;
      }
    },
  };
}

const circuitOpen = (circuit: Circuit) =>
  new MailServerError({
    kind: 'heldBack',
    why: 'circuitOpen',
    ...(circuit.state === 'open' ? { until: circuit.until } : {}),
  });

function startTimer(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
