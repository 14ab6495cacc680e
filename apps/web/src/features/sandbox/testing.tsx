import {
  listWire,
  readTranscript,
  type TranscriptLine,
  type WireEvent,
  type WorldState,
} from '@outrider/contract/sandbox';
import { actAsPerson, type BoxedPerson, getBoxedPerson, listBoxedPeople } from '@outrider/contract/sandbox/people';
import { type BoxRecording, getBoxRecording } from '@outrider/contract/sandbox/world';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { queryClient } from '../../platform/query-client.ts';

export type BoxStub = {
  state: WorldState;
  /** How it stands after the next change that is asked for; the page may look at the state at any moment before. */
  next?: WorldState;
  events: WireEvent[];
  /** What was said in every conversation. */
  transcript?: TranscriptLine[];
  /** Who is behind every address that is asked for. */
  person?: BoxedPerson;
  recording?: BoxRecording;
  /** A message with which every call is refused. */
  refusal?: string;
  /** Where nothing is to be found. */
  missing?: string;
  asked: { path: string; query: Record<string, string>; body: unknown }[];
};

/** Plays the box. What a test changes in it is in the next answer. */
export function serveBox(box: BoxStub) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://box.test');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    box.asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body });
    if (box.refusal !== undefined) return Response.json({ code: 5, message: box.refusal, data: null }, { status: 422 });
    if (url.pathname === box.missing) return Response.json({ code: 404, message: '', data: null }, { status: 404 });
    if (body !== undefined && box.next) {
      box.state = box.next;
      delete box.next;
    }
    return Response.json({ code: 0, message: '', data: answer(box, url) });
  });
}

function answer({ state, events, transcript = [], person, recording }: BoxStub, url: URL): unknown {
  switch (url.pathname) {
    case listWire.path:
      return { events: events.filter((event) => fits(event, url.searchParams)) };
    case readTranscript.path:
      return { lines: transcript };
    case listBoxedPeople.path:
      return { people: person ? [person] : [] };
    case getBoxedPerson.path:
    case actAsPerson.path:
      return person;
    case getBoxRecording.path:
      return recording;
    default:
      return state;
  }
}

const fits = (event: WireEvent, asked: URLSearchParams) =>
  (asked.get('kind') ?? event.kind) === event.kind && event.to.includes(asked.get('search') ?? '');

export async function show(children: ReactNode) {
  await startI18n();
  queryClient.clear();
  return render(<Suspense>{children}</Suspense>);
}

export const sampleState: WorldState = {
  seed: '4417',
  now: '2026-11-17T09:42:11.000Z',
  speed: 60,
  nextAt: '2026-11-17T09:44:00.000Z',
  nextSendAt: '2026-11-17T09:44:00.000Z',
  passesTo: null,
  accepted: 1204,
  doubled: 0,
  lost: 0,
  wireNow: { smtp: 2, imap: 1 },
  people: 2418,
  nameServerSlow: false,
  hosts: [{ name: 'mx1.nordkai.test', address: '127.0.4.11', behaviour: 'accept', taken: 312, isChanged: false }],
  mailboxHosts: [{ name: 'mailhaven.test', address: '127.0.5.2', trouble: 'none', mailboxes: 6, isChanged: false }],
  sourceApis: [{ name: 'brave', trouble: 'none', asked: 12, isChanged: false }],
  registrar: { trouble: 'none', domains: 2 },
  cardProcessor: { charges: 'none', webhooks: 'none', payments: 3 },
  mailHost: { trouble: 'none', mailboxes: 5 },
};

export const sampleEvent = (id: number, changed: Partial<WireEvent> = {}): WireEvent => ({
  id,
  at: '2026-11-17T09:42:11.000Z',
  kind: 'smtp',
  direction: 'in',
  from: 'jonas@getharborline.test',
  to: `reader-${id}@tidewatercargo.test`,
  what: 'DATA accepted',
  code: '250 2.0.0',
  messageId: `<${id}@getharborline.test>`,
  ...changed,
});

/** jsdom knows the element, but not how to open it. */
export function openDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
