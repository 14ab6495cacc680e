// @vitest-environment jsdom

import { cleanup, render, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf, plainOf } from './plain-text.ts';
import { RichEditor } from './rich-editor.tsx';
import { TextEditor } from './text-editor.tsx';

afterEach(cleanup);

async function openContent(html: string) {
  const onChange = vi.fn<(html: string) => void>();
  let editor: Editor | undefined;
  const shown = render(
    <RichEditor
      label="Email"
      placeholder=""
      html={html}
      onChange={onChange}
      onEditor={(made) => {
        editor = made;
      }}
    />,
  );
  await waitFor(() => expect(editor).toBeDefined());
  if (!editor) throw new Error('No editor');
  return { editor, onChange, ...shown };
}

const CONTENT =
  '<p>Hi {{firstName | default: "there"}},</p><p>{Last month|In {October|May}} at <strong>{{company}}</strong> <a href="{{website}}">see</a></p>';

test('a mail is shown with chips and reads back to the mail it was', async () => {
  const { editor, onChange, container } = await openContent(CONTENT);
  expect([...container.querySelectorAll('.mail-variable')].map((chip) => chip.textContent)).toEqual([
    'firstName | default: "there"',
    'company',
  ]);
  expect(container.querySelector('.mail-choice')?.textContent).toBe('{Last month|In {October|May}}');
  expect(onChange).not.toHaveBeenCalled();
  editor.commands.insertContentAt(editor.state.doc.content.size, '<p>Jonas</p>');
  expect(onChange).toHaveBeenLastCalledWith(`${CONTENT}<p>Jonas</p>`);
});

test('what is typed or pasted as a variable becomes one, and is passed on as plain text', async () => {
  const { editor, onChange, container } = await openContent('<p>Hi </p>');
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '{{firstName}}');
  await waitFor(() => expect(container.querySelectorAll('.mail-variable')).toHaveLength(1));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('{{firstName}}'));
  editor.commands.clearContent(true);
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a subject is one line of text with its variables', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { container, rerender } = render(
    <TextEditor label="Subject" isOneLine value="One mistake at {{company}}" onChange={onChange} />,
  );
  await waitFor(() => expect(container.querySelector('.mail-variable')?.textContent).toBe('company'));
  expect(onChange).not.toHaveBeenCalled();
  rerender(<TextEditor label="Subject" isOneLine value="Another {{title}}" onChange={onChange} />);
  await waitFor(() => expect(container.querySelector('.mail-variable')?.textContent).toBe('title'));
});

test('a mail becomes plain text and a page again without losing its variables', () => {
  const plain = plainOf(CONTENT);
  expect(plain).toBe(
    'Hi {{firstName | default: "there"}},\n\n{Last month|In {October|May}} at {{company}} see ({{website}})',
  );
  expect(pageOf('One & two\nthree\n\n{{company}}')).toBe('<p>One &amp; two<br>three</p><p>{{company}}</p>');
});
