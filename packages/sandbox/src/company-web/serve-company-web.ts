import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import { createPlaces, type Door } from '../loopback.ts';
import type { BoxOptions, Service } from '../service.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import type { CompanyWeb, WebPage } from './web-types.ts';

type ServeOptions = {
  /** The web of the moment, asked each time: a world begun anew has another. */
  web: () => CompanyWeb;
  clock: Pick<Clock, 'now'>;
  truth: Pick<LogOfTruth, 'note'>;
  log: BoxOptions['log'];
};

export type CompanyWebServer = Service & {
  /** What the names of all its hosts say. */
  address: string;
  /** Where port 80 of that address really is. */
  door: Door;
  /** How long a page takes from now on; as long as the page itself says, unless set. */
  setDelays(delayOf: ((page: WebPage) => number) | undefined): void;
  /** All the time that answers took on purpose, since the start. */
  delayedMs(): number;
};

/** 127.82.0.0/16. */
const NETWORK = 82;

/** Serves every host of the company web on one address, by the Host header. */
export async function serveCompanyWeb({ web, clock, truth, log }: ServeOptions): Promise<CompanyWebServer> {
  const waiting = new Set<NodeJS.Timeout>();
  let delayOf = ({ delayMs }: WebPage) => delayMs;
  let delayed = 0;

  /** By real time, not the box's clock: it stands for the network, and clients' limits are real time too. */
  function wait(ms: number, task: () => void) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      task();
    }, ms);
    waiting.add(timer);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = `http://${(request.headers.host ?? '').replace(/:\d+$/, '')}${request.url ?? '/'}`;
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const page = web().pageAt(url) ?? missingPage(url);
    const delay = delayOf(page);
    wait(delay, () => {
      delayed += delay;
      const agent = request.headers['user-agent'] ?? 'a visitor';
      const what = `page after ${delay} ms`;
      truth.note({
        at: clock.now(),
        kind: 'http',
        direction: 'in',
        from: agent,
        to: url,
        what,
        code: String(page.status),
      });
      send(response, page, request.method === 'HEAD');
    });
  }

  const server = createServer(answer);
  const place = await createPlaces(NETWORK).listen(server);
  log.info(`Boxed company web is served at ${place.host}:${place.port}`);
  return {
    address: place.address,
    door: { host: place.host, port: place.port },
    setDelays(wanted) {
      delayOf = wanted ?? (({ delayMs }) => delayMs);
    },
    delayedMs: () => delayed,
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const missingPage = (url: string): WebPage => ({
  url,
  html: '<!doctype html><title>404</title><h1>404</h1>',
  contentType: 'text/html; charset=utf-8',
  language: 'en',
  status: 404,
  delayMs: 0,
  encoding: 'utf8',
});

function send(response: ServerResponse, { html, status, contentType, encoding, location }: WebPage, isHead: boolean) {
  const body = Buffer.from(html, encoding);
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': body.length,
    ...(location === undefined ? {} : { location }),
  });
  response.end(isHead ? undefined : body);
}
