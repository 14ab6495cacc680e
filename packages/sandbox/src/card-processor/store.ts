import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoxOptions } from '../service.ts';
import type { InvoiceLine, Kind, StripeObject, StripeObjects } from './shapes.ts';

/** What a checkout page knows beyond Stripe's object. */
export type CheckoutExtras = {
  lines: { name: string; description: string; each: number; quantity: number }[];
  prices: { price: string; quantity: number }[];
  capture: 'automatic' | 'manual';
  /** Of the payment or the subscription that comes of it. */
  metadata: Record<string, string>;
  tries: { at: number; problem: string }[];
  /** The card that waits for the bank's question. */
  asked: { number: string; month: number; year: number; tries: number; until: number } | null;
  breaks: WebhookBreak[];
};

export type WebhookBreak = 'twice' | 'late' | 'close';

export type Delivery = { event: StripeEvent; dueMs: number; tries: number };

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: unknown };
};

export type KeptAnswer = { fingerprint: string; status: number; body: unknown; atMs: number };

type Stored = {
  objects: StripeObject[];
  checkouts: Record<string, CheckoutExtras>;
  /** Prorations that wait for the next bill, by subscription. */
  pending: Record<string, InvoiceLine[]>;
  deliveries: Delivery[];
  answers: Record<string, KeptAnswer>;
  disputes: { charge: string; dueMs: number }[];
  /** What bills are numbered by. */
  bills: number;
};

export type Store = Omit<Stored, 'objects'> & {
  /** Lines of bills that were only looked at; forgotten over a restart. */
  previews: Map<string, InvoiceLine[]>;
  find<K extends Kind>(kind: K, id: string | null): StripeObjects[K] | undefined;
  /** Of any kind. */
  findAny(id: string): StripeObject | undefined;
  /** Newest first. */
  list<K extends Kind>(kind: K): StripeObjects[K][];
  put(object: StripeObject): void;
  remove(id: string): void;
  newId(prefix: string): string;
  /** Writes soon; what changes meanwhile is in the next writing. */
  write(): void;
  settle(): Promise<void>;
};

/** Everything the card processor knows. It is written beside the box's other data, so that a restart forgets nothing. */
export async function openStore({ dataDir, log }: Pick<BoxOptions, 'dataDir' | 'log'>): Promise<Store> {
  const path = dataDir === undefined ? undefined : join(dataDir, 'card-processor.json');
  const stored = parse(path === undefined ? '' : await readFile(path, 'utf8').catch(() => ''));
  const objects = new Map(stored.objects.map((object) => [object.id, object]));
  let waiting: Promise<void> | undefined;
  let writing = Promise.resolve();

  async function save(file: string) {
    waiting = undefined;
    await mkdir(dataDir ?? '', { recursive: true });
    const { checkouts, pending, deliveries, answers, disputes, bills } = store;
    const all: Stored = { objects: [...objects.values()], checkouts, pending, deliveries, answers, disputes, bills };
    await writeFile(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  const store: Store = {
    ...stored,
    previews: new Map(),
    find: (kind, id) => {
      const object = objects.get(id ?? '');
      return object?.object === kind ? (object as never) : undefined;
    },
    findAny: (id) => objects.get(id),
    list: (kind) => [...objects.values()].filter(({ object }) => object === kind).toReversed() as never,
    put: (object) => void objects.set(object.id, object),
    remove: (id) => void objects.delete(id),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    write() {
      if (path === undefined) return;
      waiting ??= writing
        .then(() => save(path))
        .catch((error: Error) => {
          log.warn(`The state of the boxed card processor was not stored: ${error.message}`);
        });
      writing = waiting;
    },
    settle: () => writing,
  };
  return store;
}

const EMPTY: Stored = { objects: [], checkouts: {}, pending: {}, deliveries: [], answers: {}, disputes: [], bills: 0 };

function parse(text: string): Stored {
  try {
    return { ...structuredClone(EMPTY), ...(JSON.parse(text) as Partial<Stored>) };
  } catch {
    return structuredClone(EMPTY);
  }
}
