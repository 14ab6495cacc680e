import type { Clock } from '../clock/clock.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import type { Chance } from '../world/chance.ts';
import type { Person, World } from '../world/world.ts';
import type { Delivery } from './incoming.ts';
import type { Visitor } from './visitors.ts';

export type HttpRequest = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | undefined;
  /** Who asks, for a port that gives each kind of visitor an address of its own. */
  as: Visitor;
};

export type Ports = {
  clock: Clock;
  truth: LogOfTruth;
  chance: Chance;
  world: World;
  /** Brings a message to the sender's own host; `from` is empty for the null sender. */
  sendMail(from: string, to: string, raw: Buffer): Promise<void>;
  /** Fetches and gives the status. */
  http(url: string, request: HttpRequest): Promise<number>;
};

/** A person with a message before them. */
export type Scene = {
  person: Person;
  delivery: Delivery;
  /** Different for every act of the person, so that every mail has an id of its own. */
  turn: string;
};
