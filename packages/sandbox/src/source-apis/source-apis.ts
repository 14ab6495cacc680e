import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  SOURCE_APIS,
  type SourceApiName,
  type SourceApiState,
  type SourceApiTrouble,
} from '@outrider/contract/sandbox';
import type { Clock } from '../clock/clock.ts';
import type { CompanyWeb } from '../company-web/company-web.ts';
import { readBody } from '../serve-json.ts';
import { LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import { createChance } from '../world/chance.ts';
import { type ApiReply, type ApiRequest, isRefusal, type SourceApi } from './api.ts';
import { apollo } from './apollo.ts';
import { brave } from './brave.ts';
import { claude } from './claude.ts';
import { CUSTOM_SEARCH_ID, customSearch } from './custom-search.ts';
import { gemini } from './gemini.ts';
import { searxng } from './searxng.ts';

export type SourceApis = Service & {
  /** Where each of them is reached, and what it takes for a key. */
  access: Record<SourceApiName, { url: string; key: string }> & { customSearch: { id: string } };
  list(): SourceApiState[];
  setTrouble(name: SourceApiName, trouble: SourceApiTrouble): void;
  /** Nobody is in trouble, and nobody has asked. */
  reset(): void;
};

type Options = {
  seed: () => string;
  web: () => CompanyWeb;
  clock: Pick<Clock, 'now'>;
  log: { warn(message: string): void };
  /** Requests a day, in place of the usual ones. */
  quota?: number;
};

const APIS: Record<SourceApiName, SourceApi> = { brave, searxng, customSearch, gemini, claude, apollo };
const KEY = 'box-key';
/** Longer than anybody waits, by the time outside. */
const SLOW_MS = 120_000;
const RETRY_SECONDS = 120;
const DAY_MS = 86_400_000;

/** Stand-ins for the services the leads agent asks, in their published shapes: one HTTP server, told apart by the first part of the path. */
export async function startSourceApis({ seed, web, clock, log, quota }: Options): Promise<SourceApis> {
  const troubles = new Map<SourceApiName, SourceApiTrouble>();
  const asked = new Map<SourceApiName, { total: number; day: number; today: number }>();
  const waiting = new Set<NodeJS.Timeout>();

  function count(name: SourceApiName): number {
    const day = Math.floor(clock.now().getTime() / DAY_MS);
    const before = asked.get(name);
    const today = before?.day === day ? before.today + 1 : 1;
    asked.set(name, { total: (before?.total ?? 0) + 1, day, today });
    return today;
  }

  const secondsToMidnight = () => Math.ceil((DAY_MS - (clock.now().getTime() % DAY_MS)) / 1000);
  const later = () => new Date(clock.now().getTime() + RETRY_SECONDS * 1000);

  function answer(name: SourceApiName, request: ApiRequest): ApiReply {
    const api = APIS[name];
    const trouble = troubles.get(name) ?? 'none';
    if (count(name) > (quota ?? api.quota)) return api.refuse('tooMany', String(secondsToMidnight()));
    if (trouble === 'tooManyUntil') return api.refuse('tooMany', later().toUTCString());
    if (isRefusal(trouble)) return api.refuse(trouble, trouble === 'tooMany' ? String(RETRY_SECONDS) : undefined);
    if (trouble === 'failsWithin' && api.failWithin) return api.failWithin();
    if (trouble === 'failsWithin') return api.refuse('down', undefined);
    return api.answer(request, { web: web(), chance: createChance(seed()), now: () => clock.now(), origin, key: KEY });
  }

  function send(response: ServerResponse, { status, body, headers = {} }: ApiReply, trouble: SourceApiTrouble) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'text/html' : 'application/json';
    const sent = trouble === 'malformed' ? text.slice(0, Math.floor(text.length / 2)) : text;
    const length = { 'content-length': String(Buffer.byteLength(sent)) };
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...length, ...headers });
    if (trouble !== 'cutOff') return void response.end(sent);
    response.write(sent.slice(0, Math.floor(sent.length / 2)), () => response.destroy());
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    const [, first = ''] = url.pathname.split('/');
    const name = SOURCE_APIS.find((known) => known === first);
    const body = await readBody(request);
    if (!name || body === 'tooLarge') return void response.writeHead(name ? 413 : 404).end();
    const { method = 'GET', headers } = request;
    const path = url.pathname.slice(first.length + 1);
    const trouble = troubles.get(name) ?? 'none';
    const reply = answer(name, { method, path, query: url.searchParams, headers, body });
    if (trouble !== 'slow') return send(response, reply, trouble);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      send(response, reply, trouble);
    }, SLOW_MS);
    waiting.add(timer);
    response.once('close', () => clearTimeout(timer));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      log.warn(`A boxed source API did not answer: ${error.message}`);
      response.destroy();
    });
  });
  const origin = `http://${LOOPBACK}:${await listenOnLoopback(server)}`;
  const accessOf = (name: SourceApiName) => ({ url: `${origin}/${name}`, key: KEY });

  return {
    access: {
      brave: accessOf('brave'),
      searxng: accessOf('searxng'),
      customSearch: { ...accessOf('customSearch'), id: CUSTOM_SEARCH_ID },
      gemini: accessOf('gemini'),
      claude: accessOf('claude'),
      apollo: accessOf('apollo'),
    },
    list: () =>
      SOURCE_APIS.map((name) => ({ name, trouble: troubles.get(name) ?? 'none', asked: asked.get(name)?.total ?? 0 })),
    setTrouble: (name, trouble) => void troubles.set(name, trouble),
    reset() {
      troubles.clear();
      asked.clear();
    },
    close: () =>
      new Promise((resolve) => {
        for (const timer of waiting) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
