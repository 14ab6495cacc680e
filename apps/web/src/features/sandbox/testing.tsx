import {
  actAsPerson,
  type BoxedPerson,
  type BoxState,
  getBoxedPerson,
  listWire,
  type WireEvent,
} from '@outrider/contract/sandbox';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { queryClient } from '../../platform/query-client.ts';

export type BoxStub = {
  state: BoxState;
  events: WireEvent[];
  /** Who is behind every address that is asked for. */
  person?: BoxedPerson;
  /** A message with which every call is refused. */
  refusal?: string;
  asked: { path: string; query: Record<string, string>; body: unknown }[];
};

/** Plays the box. What a test changes in it is in the next answer. */
export function serveBox(box: BoxStub) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://box.test');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    box.asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body });
    if (box.refusal !== undefined) return Response.json({ code: 5, message: box.refusal, data: null }, { status: 422 });
    return Response.json({ code: 0, message: '', data: answer(box, url) });
  });
}

function answer({ state, events, person }: BoxStub, { pathname, searchParams }: URL): unknown {
  if (pathname === getBoxedPerson.path || pathname === actAsPerson.path) return person;
  if (pathname !== listWire.path) return state;
  const kind = searchParams.get('kind');
  const search = searchParams.get('search') ?? '';
  return { events: events.filter((event) => (kind ?? event.kind) === event.kind && event.to.includes(search)) };
}

export async function show(children: ReactNode) {
  await startI18n();
  queryClient.clear();
  return render(<Suspense>{children}</Suspense>);
}

export const sampleState: BoxState = {
  seed: '4417',
  now: '2026-11-17T09:42:11.000Z',
  speed: 60,
  accepted: 1204,
  doubled: 0,
  hosts: [{ name: 'mx1.nordkai.test', address: '127.0.4.11', mood: 'accept', taken: 312 }],
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
