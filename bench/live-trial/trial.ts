import type { Client } from './product/open-client.ts';
import type { Part, Settings } from './product/start-product.ts';
import type { World } from './world/build-world.ts';

/** `short` is what every change has to pass; `full` is for an hour with more time. */
export type Form = 'short' | 'full';

/** What the acts share. */
export type Trial = {
  form: Form;
  /** Recipients at each of the two mail hosts. */
  people: number;
  world: World;
  settings: Settings;
  parts: [api: Part, ...workers: Part[]];
  /** The owner, signed in, through the proxy. */
  owner: Client;
  check: (isRight: boolean, what: string) => void;
  say: (line: string) => void;
};
