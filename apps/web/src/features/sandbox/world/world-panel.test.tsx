// @vitest-environment jsdom
import {
  FULL_SPEED,
  moveBoxClock,
  setBoxedCardProcessor,
  setBoxedHost,
  setBoxedMailHost,
  setBoxedRegistrar,
  setMailboxHost,
  setSourceApi,
} from '@outrider/contract/sandbox';
import { slowNameServer } from '@outrider/contract/sandbox/names';
import { actAsPerson, type BoxedPerson } from '@outrider/contract/sandbox/people';
import { revokeBoxedConsent } from '@outrider/contract/sandbox/world';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoxNumbers } from '../box-numbers.tsx';
import { type BoxStub, openDialogs, sampleState, serveBox, show } from '../testing.tsx';
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
const bodiesOf = ({ asked }: BoxStub, endpoint: { path: string }) =>
  asked.filter(({ path }) => path === endpoint.path).map(({ body }) => body);

beforeEach(openDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the counts of the log of truth stand on top, with what is on the wire', async () => {
  await world();
  await screen.findByText('1,204');
  expect(screen.getAllByText('by the sandbox log')).toHaveLength(2);
  screen.getByText('2 SMTP, 1 IMAP');
});

test('a host can be set to behave differently, and then does', async () => {
  const box = await world();
  const behaviour = await screen.findByRole('combobox', { name: 'Behavior of mx1.nordkai.test' });
  expect(behaviour).toHaveProperty('value', 'accept');
  screen.getByText('2 up');
  box.next = {
    ...sampleState,
    hosts: sampleState.hosts.map((host) => ({ ...host, behaviour: 'greylist', isChanged: true })),
  };
  await userEvent.selectOptions(behaviour, 'Greylist 5 min');
  await screen.findByText('1 up, 1 disrupted by you');
  expect(behaviour).toHaveProperty('value', 'greylist');
  expect(bodiesOf(box, setBoxedHost)).toEqual([{ name: 'mx1.nordkai.test', behaviour: 'greylist' }]);
});

test('a host of the own mailboxes can be given a trouble', async () => {
  const box = await world();
  const trouble = await screen.findByRole('combobox', { name: 'Behavior of mailhaven.test' });
  await userEvent.selectOptions(trouble, 'Auth refused');
  await vi.waitFor(() =>
    expect(bodiesOf(box, setMailboxHost)).toEqual([{ name: 'mailhaven.test', trouble: 'wrongPassword' }]),
  );
});

test('a source of leads can be given a trouble', async () => {
  const box = await world();
  const trouble = await screen.findByRole('combobox', { name: 'Behavior of Brave Search' });
  await userEvent.selectOptions(trouble, 'Too many requests');
  await vi.waitFor(() => expect(bodiesOf(box, setSourceApi)).toEqual([{ name: 'brave', trouble: 'tooMany' }]));
});

test('who sells domains and mailboxes can be given a trouble', async () => {
  const box = await world();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Behavior of Registrar' }),
    'Disconnects after',
  );
  await vi.waitFor(() => expect(bodiesOf(box, setBoxedRegistrar)).toEqual([{ trouble: 'noAnswerAfter' }]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Behavior of Mail provider' }), 'No capacity');
  await vi.waitFor(() => expect(bodiesOf(box, setBoxedMailHost)).toEqual([{ trouble: 'full' }]));
});

test('cards can be made to be declined, and the news of payments to come twice', async () => {
  const box = await world();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Behavior of Card issuer' }),
    'Next one declined',
  );
  await vi.waitFor(() => expect(bodiesOf(box, setBoxedCardProcessor)).toEqual([{ charges: 'declinesNext' }]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Behavior of Payment webhooks' }), 'Twice');
  await vi.waitFor(() => expect(bodiesOf(box, setBoxedCardProcessor)).toContainEqual({ webhooks: 'twice' }));
});

test('of many hosts a few are shown, the broken ones among them, and any can be found', async () => {
  const hosts = Array.from({ length: 20 }, (_, index) => ({
    name: `mx${index}.many.test`,
    address: `127.0.4.${index}`,
    behaviour: 'accept' as const,
    taken: 20 - index,
    isChanged: index === 19,
  }));
  await world({ state: { ...sampleState, hosts } });
  await screen.findByText('mx0.many.test');
  screen.getByText('mx19.many.test');
  expect(screen.queryByText('mx11.many.test')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a host' }), 'mx11');
  screen.getByText('mx11.many.test');
  expect(screen.queryByText('mx0.many.test')).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a host' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 21' }));
  screen.getByText('mx12.many.test');
});

test('time can be stopped, made faster, skipped, and moved to the next send', async () => {
  const box = await world();
  expect(await screen.findByRole('radio', { name: '×60' })).toHaveProperty('checked', true);
  box.next = { ...sampleState, speed: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Pause time' }));
  await screen.findByText('Paused');
  box.next = { ...sampleState, speed: 60 };
  await userEvent.click(screen.getByRole('button', { name: 'Resume time' }));
  await screen.findByRole('button', { name: 'Pause time' });
  box.next = { ...sampleState, speed: FULL_SPEED };
  await userEvent.click(screen.getByRole('radio', { name: 'Max' }));
  await userEvent.click(screen.getByRole('button', { name: '+1 h' }));
  await userEvent.click(screen.getByRole('button', { name: '+1 day' }));
  await userEvent.click(screen.getByRole('button', { name: 'To next send' }));
  await vi.waitFor(() =>
    expect(bodiesOf(box, moveBoxClock)).toEqual([
      { speed: 0 },
      { speed: 60 },
      { speed: FULL_SPEED },
      { skipMs: 3_600_000 },
      { skipMs: 86_400_000 },
      { toNextSend: true },
    ]),
  );
  expect(screen.getByRole('radio', { name: 'Max' })).toHaveProperty('checked', true);
});

test('where no mail is planned time cannot be moved to the next send', async () => {
  await world({ state: { ...sampleState, nextSendAt: null } });
  expect(await screen.findByRole('button', { name: 'To next send' })).toHaveProperty('disabled', true);
  screen.getByTitle('No emails planned');
});

const DANA: BoxedPerson = {
  address: 'dana.whitlock@tidewatercargo.test',
  name: 'Dana Whitlock',
  title: 'Buyer',
  company: 'Tidewater Cargo',
  zone: 'UTC',
  received: 2,
  habit: 'byNature',
  newest: { at: '2026-11-17T09:42:10.000Z', from: 'jonas@getharborline.test', subject: 'Two invoices' },
  planned: [
    { act: 'read', at: '2026-11-17T11:20:00.000Z' },
    { act: 'answer', at: '2026-11-18T09:05:00.000Z', answer: 'question' },
  ],
};

test('a person with mail can be chosen and made to answer, in a chosen way', async () => {
  const box = await world({ person: DANA });
  const answer = await screen.findByRole('button', { name: 'Reply' });
  expect(answer).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('combobox', { name: 'Act as: name or address' }));
  await userEvent.click(await screen.findByRole('option', { name: /Dana Whitlock, Tidewater Cargo/ }));
  await screen.findByText(/Received 2 emails, “Two invoices” 1 s ago\./);
  screen.getByText(/On their own, they would read it at .* and reply with a question at Nov 18/);
  await userEvent.selectOptions(screen.getByLabelText('Reply text'), 'Question');
  await userEvent.click(answer);
  await vi.waitFor(() =>
    expect(bodiesOf(box, actAsPerson)).toEqual([{ address: DANA.address, act: 'answer', answer: 'question' }]),
  );
});

test('people are chosen by keyboard as well', async () => {
  await world({ person: DANA });
  const field = await screen.findByRole('combobox', { name: 'Act as: name or address' });
  await userEvent.type(field, 'dana');
  await screen.findByRole('option', { name: /Dana Whitlock/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'Dana Whitlock, Tidewater Cargo'));
  expect(screen.queryByRole('option', { name: /Dana/ })).toBeNull();
});

test('the name server can be slowed down and let go again', async () => {
  const box = await world();
  const slow = await screen.findByRole('button', { name: 'Slow name server' });
  expect(slow.getAttribute('aria-pressed')).toBe('false');
  box.next = { ...sampleState, nameServerSlow: true };
  await userEvent.click(slow);
  await vi.waitFor(() => expect(slow.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(slow);
  await vi.waitFor(() => expect(bodiesOf(box, slowNameServer)).toEqual([{ isSlow: true }, { isSlow: false }]));
});

test('a consent is revoked for the mailbox that is named, once there is such a mailbox', async () => {
  const address = 'priya@harborline-hq.test';
  const box = await world({ missing: revokeBoxedConsent.path });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke authorization' }));
  await userEvent.type(screen.getByLabelText('Mailbox'), 'priya@harborline-hq.tes{Enter}');
  await screen.findByText('There is no such mailbox in the sandbox');
  delete box.missing;
  await userEvent.type(screen.getByLabelText('Mailbox'), 't{Enter}');
  await vi.waitFor(() => expect(bodiesOf(box, revokeBoxedConsent).at(-1)).toEqual({ address }));
  await vi.waitFor(() => expect(screen.queryByLabelText('Mailbox')).toBeNull());
});

test('a world that does not answer can be asked again', async () => {
  const box = await world({ refusal: 'The world is closed' });
  expect((await screen.findByRole('alert')).textContent).toContain('The world is closed');
  delete box.refusal;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('mx1.nordkai.test');
});
