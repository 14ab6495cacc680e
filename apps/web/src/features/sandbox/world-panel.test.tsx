// @vitest-environment jsdom
import { actAsPerson, moveBoxClock, setBoxedHost } from '@outrider/contract/sandbox';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BoxNumbers } from './box-numbers.tsx';
import { type BoxStub, sampleState, serveBox, show } from './testing.tsx';
import { WorldPanel } from './world-panel.tsx';

const world = async (changed: Partial<BoxStub> = {}) => {
  const box: BoxStub = { state: sampleState, events: [], asked: [], ...changed };
  serveBox(box);
  await show(
    <>
      <BoxNumbers />
      <WorldPanel />
    </>,
  );
  return box;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the counts of the log of truth stand on top', async () => {
  await world();
  await screen.findByText('1,204');
  screen.getByText('by the log of truth');
});

test('a host can be told to behave differently, and then does', async () => {
  const box = await world();
  const mood = await screen.findByRole('combobox', { name: 'How mx1.nordkai.test behaves' });
  expect(mood).toHaveProperty('value', 'accept');
  box.state = { ...sampleState, hosts: sampleState.hosts.map((host) => ({ ...host, mood: 'greylist' })) };
  await userEvent.selectOptions(mood, 'Greylist');
  await vi.waitFor(() => expect(mood).toHaveProperty('value', 'greylist'));
  expect(box.asked.find(({ path }) => path === setBoxedHost.path)?.body).toEqual({
    name: 'mx1.nordkai.test',
    mood: 'greylist',
  });
});

test('time can be made faster or skipped', async () => {
  const box = await world();
  expect(await screen.findByRole('radio', { name: '×60' })).toHaveProperty('checked', true);
  box.state = { ...sampleState, speed: 600 };
  await userEvent.click(screen.getByRole('radio', { name: '×600' }));
  await userEvent.click(screen.getByRole('button', { name: '+1 h' }));
  await userEvent.click(screen.getByRole('button', { name: '+1 day' }));
  await vi.waitFor(() =>
    expect(box.asked.filter(({ path }) => path === moveBoxClock.path).map(({ body }) => body)).toEqual([
      { speed: 600 },
      { skipMs: 3_600_000 },
      { skipMs: 86_400_000 },
    ]),
  );
  expect(screen.getByRole('radio', { name: '×600' })).toHaveProperty('checked', true);
});

test('somebody with mail can be made to answer, in a chosen way', async () => {
  const address = 'dana.whitlock@tidewatercargo.test';
  const person = {
    address,
    name: 'Dana Whitlock',
    title: 'Buyer',
    company: 'Tidewater Cargo',
    zone: 'UTC',
    received: 2,
  };
  const box = await world({ person: { ...person, planned: [{ act: 'read', at: '2026-11-17T11:20:00.000Z' }] } });
  const answer = await screen.findByRole('button', { name: 'Answer' });
  expect(answer).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Become somebody: type an address'), address);
  await screen.findByText(/Dana Whitlock, Buyer, Tidewater Cargo\. Got 2 mails\./);
  await userEvent.selectOptions(screen.getByLabelText('Says when answering'), 'A question');
  await userEvent.click(answer);
  await vi.waitFor(() =>
    expect(box.asked.find(({ path }) => path === actAsPerson.path)?.body).toEqual({
      address,
      act: 'answer',
      answer: 'question',
    }),
  );
});

test('a world that does not answer can be asked again', async () => {
  const box = await world({ refusal: 'The world is closed' });
  expect((await screen.findByRole('alert')).textContent).toContain('The world is closed');
  delete box.refusal;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('mx1.nordkai.test');
});
