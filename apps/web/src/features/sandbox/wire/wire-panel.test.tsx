// @vitest-environment jsdom
import { listWire } from '@outrider/contract/sandbox';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoxStub, sampleEvent, sampleState, serveBox, show } from '../testing.tsx';
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
  const row = (await screen.findByText(text, { selector: 'td, td *' })).closest('tr');
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
  for (const text of ['SMTP', 'jonas@getharborline.test', 'Into the sandbox', 'DATA accepted', '250 2.0.0']) {
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

test('the newest event stands below in full until another is chosen', async () => {
  const box = await panel();
  await within(await screen.findByRole('region', { name: 'Event' })).findByText('<2@getharborline.test>');
  box.events = [sampleEvent(3), ...box.events];
  await waitLong();
  within(screen.getByRole('region', { name: 'Event' })).getByText('<3@getharborline.test>');
});

test('the conversation behind an event is shown line by line', async () => {
  const at = '2026-11-17T09:42:10.131Z';
  await panel({
    transcript: [
      { at, who: 'C', line: 'RCPT TO:<reader-2@tidewatercargo.test>' },
      { at, who: 'S', line: '550 5.1.1 No such user here' },
    ],
  });
  const line = (await screen.findByText('550 5.1.1 No such user here')).closest('li');
  expect(line?.textContent).toMatch(/10\.131 C: RCPT TO:<reader-2@tidewatercargo\.test> S: 550 5\.1\.1/);
});

test('a visit says what was fetched and whether a person or a machine came', async () => {
  const visit = {
    kind: 'http',
    direction: 'out',
    to: 'http://localhost/o/1.gif',
    what: 'open pixel',
    code: '200',
  } as const;
  await panel({
    events: [
      sampleEvent(2, { ...visit, from: 'apple-proxy-17.box.test' }),
      sampleEvent(1, { ...visit, from: 'o.lehn@vexelfreight.test' }),
    ],
  });
  await person().click(await screen.findByRole('radio', { name: 'All' }));
  within(await rowOf('apple-proxy-17.box.test')).getByText('machine');
  within(await rowOf('o.lehn@vexelfreight.test')).getByText('person');
});

test('an open event stays put with all its parts until the reader goes on', async () => {
  const box = await panel();
  await openRow(await rowOf('reader-1@tidewatercargo.test'));
  within(screen.getByRole('region', { name: 'Event' })).getByText('<1@getharborline.test>');
  screen.getByText('Paused while you read');
  box.events = [sampleEvent(3), ...box.events];
  await waitLong();
  expect(screen.queryByText('reader-3@tidewatercargo.test')).toBeNull();
  await person().click(screen.getByRole('button', { name: 'Resume' }));
  await waitLong();
  await rowOf('reader-3@tidewatercargo.test');
  within(screen.getByRole('region', { name: 'Event' })).getByText('<3@getharborline.test>');
});

test('nothing is added above the rows the user scrolled to', async () => {
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
  const timesAsked = () => box.asked.filter(({ path }) => path === listWire.path).length;
  const before = timesAsked();
  await waitLong();
  expect(timesAsked()).toBe(before);
  screen.getByText('Paused');
});

test('kind and search are asked of the server, and clearing them brings everything back', async () => {
  const box = await panel();
  await rowOf('reader-2@tidewatercargo.test');
  await person().click(screen.getByRole('radio', { name: 'SMTP' }));
  await person().type(screen.getByRole('searchbox', { name: 'Address or id' }), 'nobody');
  await screen.findByText('No matching events');
  expect(box.asked.findLast(({ path }) => path === listWire.path)?.query).toEqual({ kind: 'smtp', search: 'nobody' });
  await person().click(screen.getByRole('button', { name: 'Clear filter' }));
  await rowOf('reader-2@tidewatercargo.test');
});

test('a world in which nothing happened yet says so', async () => {
  await panel({ events: [] });
  await screen.findByText('No traffic yet');
});

test('a failure is shown with its reason and can be retried', async () => {
  const box = await panel({ refusal: 'The box is closed' });
  await person().click(await screen.findByRole('button', { name: 'Pause' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The box is closed');
  delete box.refusal;
  await person().click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('reader-2@tidewatercargo.test');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('j and k walk the rows from anywhere, arrow keys inside the table', async () => {
  await panel();
  const upper = within(await rowOf('reader-2@tidewatercargo.test')).getByRole('button');
  const lower = within(await rowOf('reader-1@tidewatercargo.test')).getByRole('button');
  await person().keyboard('j');
  expect(document.activeElement).toBe(lower);
  within(screen.getByRole('region', { name: 'Event' })).getByText('<1@getharborline.test>');
  await person().keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(upper);
  await person().keyboard('k');
  expect(document.activeElement).toBe(upper);
});

test('a slash goes to the search, where the letters of other keys are letters again', async () => {
  await panel();
  await rowOf('reader-2@tidewatercargo.test');
  await person().keyboard('/');
  await person().keyboard('jp');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jp');
  expect(screen.queryByText('Paused')).toBeNull();
});
