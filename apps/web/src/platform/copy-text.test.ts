// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** What the browser would have copied, and where it stood. */
let copied: { text: string; inside: string }[] = [];
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  copied = [];
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    const text = field.value.slice(field.selectionStart, field.selectionEnd);
    copied.push({ text, inside: field.parentElement?.tagName ?? '' });
    return true;
  };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
  logged.mockClear();
});

const offerClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

test('a text goes to the clipboard the browser offers', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  offerClipboard(writeText);
  await copyText('v=spf1 -all');
  expect(writeText).toHaveBeenCalledWith('v=spf1 -all');
  expect(copied).toEqual([]);
});

test('without https, where there is no clipboard, a selected text is copied and the focus comes back', async () => {
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();
  await copyText('two\nlines');
  expect(copied).toEqual([{ text: 'two\nlines', inside: 'BODY' }]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('inside a dialog the text is selected inside it, because the rest of the page is closed', async () => {
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  document.querySelector('button')?.focus();
  await copyText('codes');
  expect(copied).toEqual([{ text: 'codes', inside: 'DIALOG' }]);
});

test('a clipboard that refuses is followed by the other way', async () => {
  offerClipboard(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
  await copyText('text');
  expect(copied.map(({ text }) => text)).toEqual(['text']);
  expect(logged).not.toHaveBeenCalled();
});

test('a copy that fails both ways is logged and rejected', async () => {
  const refused = new DOMException('Write permission denied.', 'NotAllowedError');
  offerClipboard(() => Promise.reject(refused));
  document.execCommand = () => false;
  await expect(copyText('text')).rejects.toBe(refused);
  expect(logged).toHaveBeenCalledWith(refused);
  expect(document.querySelector('textarea')).toBeNull();
});
