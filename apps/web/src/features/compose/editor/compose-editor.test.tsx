// @vitest-environment jsdom

import { listTemplates, readTemplate } from '@outrider/contract/campaigns/templates';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { toasts } from '../../../platform/toasts.ts';
import { serveCalls, standInForBrowser } from '../../../ui/testing.tsx';
import { ComposeEditor } from './compose-editor.tsx';
import type { ComposeEditorHandle, ComposeEditorProps, ComposeQuote } from './editor-props.ts';

beforeAll(async () => {
  standInForBrowser();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  await startI18n();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const QUOTE: ComposeQuote = {
  sender: 'Katrin Vogel',
  time: '09:41',
  lines: 14,
  kind: 'html',
  text: '',
  load: async () => ({ html: '<p>Hello Maya</p><p>Thursday?</p>', text: null }),
};

async function open(given: Partial<ComposeEditorProps> = {}) {
  const ref = createRef<ComposeEditorHandle>();
  const handlers = {
    onChange: vi.fn<ComposeEditorProps['onChange']>(),
    onMode: vi.fn<ComposeEditorProps['onMode']>(),
    onSend: vi.fn<ComposeEditorProps['onSend']>(),
    onPicture: vi.fn<ComposeEditorProps['onPicture']>(async () => 'logo@harborline.test'),
    onFiles: vi.fn<ComposeEditorProps['onFiles']>(),
    onQuote: vi.fn<ComposeEditorProps['onQuote']>(),
    onSigned: vi.fn<ComposeEditorProps['onSigned']>(),
  };
  const props: ComposeEditorProps = {
    content: '<p>Hello</p>',
    mode: 'rich',
    quote: null,
    signature: '',
    isSigned: false,
    variables: ['firstName'],
    ...handlers,
    ref,
    ...given,
  };
  const view = (changed: Partial<ComposeEditorProps> = {}) => (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <ComposeEditor {...props} {...changed} />
      </Suspense>
    </QueryClientProvider>
  );
  const { rerender } = render(view());
  const body = await screen.findByRole('textbox', { name: 'Message' });
  const handle = () => {
    if (!ref.current) throw new Error('no editor');
    return ref.current;
  };
  return { ...handlers, body, handle, change: (changed: Partial<ComposeEditorProps>) => rerender(view(changed)) };
}

const WORD =
  '<html><body><!--StartFragment--><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>Rates<o:p></o:p></p><!--EndFragment--></body></html>';

const clipboard = (data: Record<string, string>, files: File[] = []) => ({
  clipboardData: { files, types: Object.keys(data), items: [], getData: (type: string) => data[type] ?? '' },
});

test('what is pasted from Word is a list in the mail, and is passed on when typing rests', async () => {
  const { body, handle, onChange } = await open({ content: '' });
  fireEvent.paste(body, clipboard({ 'text/html': WORD, 'text/plain': 'Rates' }));
  expect(handle().read()).toContain('<ol><li><p>Rates</p></li></ol>');
  expect(onChange).not.toHaveBeenCalled();
  handle().flush();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(handle().read());
});

test('a table reads back as it was, and a picture that is still loading is not saved', async () => {
  const table =
    '<table><tbody><tr><th><p>Carrier</p></th><th><p>Rate</p></th></tr><tr><td colspan="2" style="text-align: right;"><p>1</p></td></tr></tbody></table>';
  let finish: (contentId: string) => void = () => undefined;
  const onPicture = vi.fn<ComposeEditorProps['onPicture']>(() => new Promise((done) => (finish = done)));
  const { handle, body } = await open({ content: `${table}<p>See </p>`, onPicture });
  expect(handle().read()).toContain(table);
  handle().focus();
  fireEvent.paste(body, clipboard({}, [new File(['x'], 'logo.png', { type: 'image/png' })]));
  await waitFor(() => expect(onPicture).toHaveBeenCalledOnce());
  expect(handle().read()).not.toContain('<img');
  finish('logo@harborline.test');
  await waitFor(() => expect(handle().read()).toContain('<img src="cid:logo@harborline.test" alt="logo">'));
});

test('a picture of the web is fetched by the server and goes along', async () => {
  const asked = serveCalls({
    '/sirius/api/biz/compose/picture': () => ({ picture: { type: 'image/png', data: btoa('picture') } }),
  });
  const { handle, onPicture, body } = await open({ content: '' });
  const html = '<p>See <img src="https://nordkai.test/logo.png" alt="Logo"></p>';
  fireEvent.paste(body, clipboard({ 'text/html': html, 'text/plain': 'See' }));
  await waitFor(() => expect(handle().read()).toBe('<p>See <img src="cid:logo@harborline.test" alt="Logo"></p>'));
  expect(asked).toEqual([{ path: '/sirius/api/biz/compose/picture', input: { url: 'https://nordkai.test/logo.png' } }]);
  expect(await onPicture.mock.lastCall?.[0].text()).toBe('picture');
});

test('a picture that cannot be had goes, and it is said', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { handle, onPicture } = await open({ content: '<p>a<img src="file:///C:/x.png">b</p>' });
  await waitFor(() => expect(handle().read()).toBe('<p>ab</p>'));
  expect(show).toHaveBeenCalledWith({ kind: 'info', text: expect.stringContaining('One image') });
  expect(onPicture).not.toHaveBeenCalled();
});

test('other files go to the attachments, and Ctrl and Enter sends', async () => {
  const { body, onFiles, onSend } = await open();
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  fireEvent.paste(body, clipboard({}, [file]));
  expect(onFiles).toHaveBeenCalledWith([file]);
  fireEvent.keyDown(body, { key: 'Enter', ctrlKey: true });
  expect(onSend).toHaveBeenCalledOnce();
});

test('switching to plain text asks once where looks would be lost, and can be undone', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { onMode } = await open({ content: '<p>Hello <strong>Katrin</strong></p><ul><li><p>a</p></li></ul>' });
  fireEvent.click(await screen.findByText('Plain text'));
  expect(onMode).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Switch to plain text', hidden: true }));
  expect(onMode).toHaveBeenLastCalledWith('plain', 'Hello Katrin\n\n- a');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Hello Katrin\n\n- a');
  const [said] = show.mock.lastCall ?? [];
  if (said && 'undo' in said) said.undo?.run();
  await waitFor(() =>
    expect(onMode).toHaveBeenLastCalledWith('rich', '<p>Hello <strong>Katrin</strong></p><ul><li><p>a</p></li></ul>'),
  );
});

test('the original is one block that is shown, left out, put back, or made text', async () => {
  const { onQuote } = await open({ quote: QUOTE });
  expect(screen.getByText('Katrin Vogel, 09:41, 14 lines')).toBeTruthy();
  expect(screen.queryByTitle('Quoted message')).toBeNull();
  fireEvent.click(screen.getByText('Show'));
  expect((await screen.findByTitle('Quoted message')).getAttribute('srcdoc')).toContain('Thursday?');
  fireEvent.click(screen.getByText('Edit as text'));
  await waitFor(() => expect(onQuote).toHaveBeenLastCalledWith({ kind: 'text', text: 'Hello Maya\n\nThursday?' }));
  fireEvent.click(screen.getByText('Remove'));
  expect(onQuote).toHaveBeenLastCalledWith({ kind: 'leftOut' });
  fireEvent.click(screen.getByText('Restore'));
  expect(onQuote).toHaveBeenLastCalledWith({ kind: 'html' });
});

test('in plain text the original is quoted with signs, and the signature stands behind its mark', async () => {
  await open({ mode: 'plain', content: 'Hi', quote: QUOTE, signature: 'Maya\nHarborline', isSigned: true });
  fireEvent.click(screen.getByText('Show'));
  const signature = screen.getByRole('region', { name: 'Signature' });
  expect(signature.querySelector('pre')?.textContent).toBe('-- \nMaya\nHarborline');
  const quote = screen.getByRole('region', { name: 'Quoted message' });
  await waitFor(() => expect(quote.querySelector('pre')?.textContent).toBe('> Hello Maya\n>\n> Thursday?'));
});

test('a signature is left out, added, or taken into the message', async () => {
  const { onSigned, handle, change } = await open({ signature: '<p>Maya</p>', isSigned: true });
  fireEvent.click(screen.getByText('Edit in message'));
  expect(onSigned).toHaveBeenLastCalledWith(false);
  expect(handle().read()).toBe('<p>Hello</p><p>Maya</p>');
  change({ signature: '<p>Maya</p>', isSigned: false });
  fireEvent.click(screen.getByText('Add signature'));
  expect(onSigned).toHaveBeenLastCalledWith(true);
});

test('a template is put where the cursor stands, without a second signature, and brings its subject', async () => {
  const content = {
    subject: 'Three invoices',
    preheader: '',
    html: '<p>Hi {{firstName}}</p><p>{{signature | default: ""}}</p>',
  };
  serveCalls({
    [listTemplates.path]: () => ({
      templateList: [
        { templateId: 't1', name: 'Before a call', subject: '', begins: '', isBuiltIn: false, changedAt: null },
      ],
    }),
    [readTemplate.path]: () => ({ name: 'Before a call', content: { ...content, text: null, isPlainText: false } }),
  });
  const onTemplateSubject = vi.fn<(subject: string) => void>();
  const { handle } = await open({ content: '', onTemplateSubject });
  fireEvent.click(screen.getByRole('button', { name: 'Template' }));
  fireEvent.click(await screen.findByText('Before a call'));
  await waitFor(() => expect(handle().read()).toBe('<p>Hi {{firstName}}</p>'));
  expect(onTemplateSubject).toHaveBeenCalledWith('Three invoices');
});

test('other values around it do not draw what is written anew', async () => {
  const { body, handle, change } = await open();
  handle().insertHtml('<p>More</p>');
  change({ quote: QUOTE, content: '<p>Other</p>' });
  expect(screen.getByRole('textbox', { name: 'Message' })).toBe(body);
  expect(handle().read()).toContain('More');
});

test('a reopened draft shows its pictures from where they are kept, and names them by Content-ID alone when it is saved', async () => {
  const { body, handle } = await open({
    content: '<p>Our logo <img src="cid:logo@x" alt="logo"> <img src="cid:gone@x"></p>',
    pictureUrl: async (contentId) => (contentId === 'logo@x' ? 'blob:kept' : undefined),
  });
  await waitFor(() => expect(body.querySelector('img[alt="logo"]')?.getAttribute('src')).toBe('blob:kept'));
  expect(body.querySelectorAll('img[data-state="missing"]')).toHaveLength(1);
  handle().insertHtml('<p>more</p>');
  expect(handle().read()).toContain('<img src="cid:logo@x" alt="logo">');
  expect(handle().read()).not.toMatch(/blob:|data-state/);
});
