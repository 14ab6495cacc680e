// @vitest-environment jsdom
import { listWire } from '@outrider/contract/sandbox';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoxStub, sampleEvent, sampleState, serveBox, show } from './testing.tsx';
import { WirePanel } from './wire-panel.tsx';

const LONG_MS = 10_000;

const panel = async (changed: Partial<BoxStub> = {}) => {
  const box: BoxStub = { state: sampleState, events: [sampleEvent(2), sampleEvent(1)], asked: [], ...changed };
  serveBox(box);
  await show(<WirePanel />);
  return box;
};
const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const waitLong = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));
const openRow = (row: HTMLElement) => person().click(within(row).getByRole('button'));
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`No row says ${text}`);
  return row;
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an event shows who spoke to whom, the way it went, its outcome and its code', async () => {
  await panel();
  const row = await rowOf('reader-2@tidewatercargo.test');
  for (const text of ['SMTP', 'jonas@getharborline.test', 'Into the box', 'DATA accepted', '250 2.0.0']) {
    within(row).getByText(text);
  }
});

test('what happens next appears by itself', async () => {
  const box = await panel();
  await rowOf('reader-2@tidewatercargo.test');
  box.events = [sampleEvent(3), ...box.events];
  await waitLong();
  await rowOf('reader-3@tidewatercargo.test');
});

test('an open event stays put with all its parts until the reader goes on', async () => {
  const box = await panel();
  await openRow(await rowOf('reader-2@tidewatercargo.test'));
  within(screen.getByRole('region', { name: 'Event' })).getByText('<2@getharborline.test>');
  screen.getByText('Held while you read');
  box.events = [sampleEvent(3), ...box.events];
  await waitLong();
  expect(screen.queryByText('reader-3@tidewatercargo.test')).toBeNull();
  await person().click(screen.getByRole('button', { name: 'Go on' }));
  await waitLong();
  await rowOf('reader-3@tidewatercargo.test');
  expect(screen.queryByRole('region', { name: 'Event' })).toBeNull();
});

test('nothing is added above the rows somebody scrolled to', async () => {
  const box = await panel();
  const row = await rowOf('reader-1@tidewatercargo.test');
  const scroller = row.closest('table')?.parentElement;
  if (!scroller) throw new Error('The table has no place to scroll in');
  scroller.scrollTop = 40;
  fireEvent.scroll(scroller);
  box.events = [sampleEvent(3), ...box.events];
  await waitLong();
  expect(screen.queryByText('reader-3@tidewatercargo.test')).toBeNull();
});

test('a paused wire asks nothing until it goes on', async () => {
  const box = await panel();
  await rowOf('reader-2@tidewatercargo.test');
  await person().click(screen.getByRole('button', { name: 'Pause' }));
  const before = box.asked.length;
  await waitLong();
  expect(box.asked).toHaveLength(before);
  screen.getByText('Paused');
});

test('kind and search are asked of the server, and clearing them brings everything back', async () => {
  const box = await panel();
  await rowOf('reader-2@tidewatercargo.test');
  await person().click(screen.getByRole('radio', { name: 'SMTP' }));
  await person().type(screen.getByRole('searchbox', { name: 'Address or id' }), 'nobody');
  await screen.findByText('Nothing matches');
  expect(box.asked.at(-1)).toMatchObject({ path: listWire.path, query: { kind: 'smtp', search: 'nobody' } });
  await person().click(screen.getByRole('button', { name: 'Clear the filter' }));
  await rowOf('reader-2@tidewatercargo.test');
});

test('a world in which nothing happened yet says so', async () => {
  await panel({ events: [] });
  await screen.findByText('Nothing on the wire yet');
});

test('a failure is told with its reason and can be retried', async () => {
  const box = await panel({ refusal: 'The box is closed' });
  await person().click(await screen.findByRole('button', { name: 'Pause' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The box is closed');
  delete box.refusal;
  await person().click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('reader-2@tidewatercargo.test');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('arrow keys walk the rows', async () => {
  await panel();
  const upper = within(await rowOf('reader-2@tidewatercargo.test')).getByRole('button');
  const lower = within(await rowOf('reader-1@tidewatercargo.test')).getByRole('button');
  upper.focus();
  await person().keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(lower);
  await person().keyboard('k');
  expect(document.activeElement).toBe(upper);
});
