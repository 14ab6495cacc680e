// @vitest-environment jsdom
import { allowImages, downloadPart } from '@outrider/contract/inbox/inbox';
import type { MessageBody } from '@outrider/contract/inbox/message';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aMessage, serveInbox, show } from '../testing.tsx';
import { ThreadView } from './thread-view.tsx';

const PLAIN: MessageBody = {
  html: null,
  text: 'Thursday works.',
  rtf: null,
  blockedImages: 0,
  written: '',
  isCut: false,
};

beforeAll(() => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false, addEventListener: () => {}, addListener: () => {} });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const read = { ...aMessage().flags, read: true };
const view = (messages: ReturnType<typeof aMessage>[]) => (
  <ThreadView thread={{ subject: '', messages, isCut: false }} mid={undefined} onMemo={() => {}} />
);

test('older messages are one line, the last is open, and a quote is unfolded on asking', async () => {
  const earlier = aMessage({ flags: read, summary: 'Hi Katrin, most operations teams' });
  const last = aMessage({ flags: read, tid: earlier.tid });
  serveInbox({
    'mbox:readMessage': ({ body: { mid } }) => ({
      ...last,
      body: { ...PLAIN, text: mid === last.id ? 'Thursday works.\n\nMaya wrote:\n> Hi Katrin' : 'Hi Katrin' },
    }),
  });
  await show(view([earlier, last]));
  await screen.findByText('Thursday works.');
  screen.getByText('Hi Katrin, most operations teams');
  expect(screen.queryByText(/> Hi Katrin/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quoted text' }));
  screen.getByText(/> Hi Katrin/);
  await userEvent.click(screen.getByText('Hi Katrin, most operations teams'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a message says that it is pinned, was forwarded, and comes from a mail system', async () => {
  const message = aMessage({ flags: { ...read, top: true, forwarded: true, system: true } });
  serveInbox({ 'mbox:readMessage': () => ({ ...message, body: PLAIN }) });
  await show(view([message]));
  await screen.findByText('Thursday works.');
  screen.getByLabelText('Pinned');
  screen.getByLabelText('Forwarded');
  screen.getByText('From a mail system');
  expect(screen.queryByLabelText('Replied')).toBeNull();
});

test('a message that is only RTF is read as its text', async () => {
  const message = aMessage();
  serveInbox({
    'mbox:readMessage': () => ({ ...message, body: { ...PLAIN, text: null, rtf: "{\\rtf1 Gr\\'fc\\'dfe}" } }),
  });
  await show(view([message]));
  await screen.findByText('Grüße');
});

test('remote images are asked for once the user wants them, and for good on asking', async () => {
  const message = aMessage();
  const log = serveInbox({
    'mbox:readMessage': ({ body: { images } }) => ({
      ...message,
      body: { ...PLAIN, text: images ? 'With pictures' : 'Without', blockedImages: images ? 0 : 2 },
    }),
    [allowImages.path]: () => ({}),
  });
  await show(view([message]));
  await screen.findByText('Remote images blocked.');
  await userEvent.click(screen.getByRole('button', { name: 'Always for this sender' }));
  await screen.findByText('With pictures');
  expect(screen.queryByText('Remote images blocked.')).toBeNull();
  expect(log.find(({ path }) => path === allowImages.path)?.body).toEqual({ email: message.sender.email, allow: true });
});

test('a body that could not be fetched says why and is fetched again on asking', async () => {
  const message = aMessage();
  let isDown = true;
  serveInbox({
    'mbox:readMessage': () => {
      if (isDown) throw new Error('The mail server did not answer');
      return { ...message, body: PLAIN };
    },
  });
  await show(view([message]));
  await screen.findByText('The mail server did not answer');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Thursday works.');
});

test('a file is saved under its name, and what a browser could run is never given a type to run as', async () => {
  const file = { id: '2', name: 'offer.html', mimeType: 'text/html', size: 2_048, contentId: '', inlined: false };
  const inline = { ...file, id: '3', name: 'logo.png', inlined: true };
  const message = aMessage({ attachments: [file, inline] });
  const log = serveInbox({
    'mbox:readMessage': () => ({ ...message, body: PLAIN }),
    [downloadPart.path]: () => '<p>hi</p>',
  });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  await show(view([message]));
  await userEvent.click(await screen.findByRole('button', { name: 'Download offer.html' }));
  await waitFor(() => expect(saved).toEqual(['offer.html']));
  expect(blobs[0]?.type).toBe('application/octet-stream');
  expect(log.find(({ path }) => path === downloadPart.path)?.query).toEqual({ mid: message.id, part: '2' });
  expect(screen.queryByText('logo.png')).toBeNull();
});
