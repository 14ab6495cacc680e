import type { Tripped } from '@outrider/campaign-rules/guard-rails';
import type { Reason } from '../reasons.ts';
import type { Lead } from '../state.ts';

/**
 * Something that happens in a rehearsal. `round` is of the mail it is about. `until`: when a person is back who is away.
 * `stopped`: no other mail goes to this lead, for `reason`; it follows what made it so.
 */
export type SimulationEvent = { at: number; leadId: string; round: number } & (
  | { kind: 'sent'; mailboxId: string }
  | { kind: 'skipped' | 'opened' | 'clicked' | 'replied' | 'bounced' | 'optedOut' }
  | { kind: 'held'; variables: string }
  | { kind: 'away'; until: number }
  | { kind: 'stopped'; reason: NonNullable<Lead['stop']> }
);

/** A campaign played to its end. */
export type Simulation = {
  now: number;
  /** Nothing is known of what comes after this. */
  end: number;
  /** Of the rehearsed campaign, in the order they happen. */
  events: SimulationEvent[];
  /** The guard-rail that pauses it first: nothing goes out after that, unless its owner goes on. */
  guard: (Tripped & { at: number }) | null;
  /** Of the guard-rail: how many mails and returns it counted before the simulation began. */
  before: { sent: number; bounced: number };
  /** Everybody who gets nothing in it, and why. */
  waiting: { leadId: string; reason: Reason; until: number | null }[];
};
