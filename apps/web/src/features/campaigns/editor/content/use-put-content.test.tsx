// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../../../i18n/i18n.ts';
import { type Toast, toasts } from '../../../../platform/toasts.ts';
import { createEditor, type Editor, type EditorServer } from '../draft/create-editor.ts';
import { newDraft } from '../draft/draft.ts';
import { changeVariant } from '../draft/edit-draft.ts';
import { EditorContext } from '../draft/editor-context.ts';
import { usePutContent } from './use-put-content.ts';

const shown: Toast[] = [];
beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('campaign-editor');
  toasts.drawWith(async () => (toast) => void shown.push(toast));
});
beforeEach(() => shown.splice(0));

const NOBODY: EditorServer = {
  make: () => Promise.reject(new Error('nobody is asked')),
  copy: () => Promise.reject(new Error('nobody is asked')),
  save: () => Promise.reject(new Error('nobody is asked')),
  read: () => Promise.reject(new Error('nobody is asked')),
  refusalOf: () => 'other',
};

function open() {
  const draft = newDraft('UTC');
  const editor = createEditor(
    { draft },
    {
      server: NOBODY,
      keep: { write: () => {}, clear: () => {} },
      onMade: () => {},
      onSaveFailed: () => {},
      isOnline: () => true,
      now: () => 0,
      later: () => () => {},
    },
  );
  const id = draft.rounds[0]?.variants[0]?.id ?? '';
  editor.change(changeVariant(0, id, { subject: 'Mine', html: '<p>Mine</p>', preheader: '' }));
  const { result } = renderHook(() => usePutContent(0, id), {
    wrapper: ({ children }) => <EditorContext.Provider value={editor}>{children}</EditorContext.Provider>,
  });
  return { editor, id, put: result.current };
}

const contentIn = (editor: Editor) => {
  const { subject, html, preheader } = editor.state().draft.rounds[0]?.variants[0] ?? {};
  return { subject, html, preheader };
};

const lastToast = (count: number) =>
  vi.waitFor(() => {
    expect(shown).toHaveLength(count);
    return shown[count - 1];
  });

test('undo brings back what was replaced and leaves what was written elsewhere', async () => {
  const { editor, id, put } = open();
  put({ html: '<p>Proposed</p>' }, 'Replaced');
  editor.change(changeVariant(0, id, { subject: 'Written since', preheader: 'This too' }));
  (await lastToast(1))?.undo?.run();
  expect(contentIn(editor)).toEqual({ subject: 'Written since', html: '<p>Mine</p>', preheader: 'This too' });
  expect(shown).toHaveLength(1);
});

test('undo of what the user has written on in can be undone itself', async () => {
  const { editor, id, put } = open();
  put({ subject: 'Proposed', html: '<p>Proposed</p>' }, 'Replaced');
  editor.change(changeVariant(0, id, { html: '<p>Proposed, and more</p>' }));
  (await lastToast(1))?.undo?.run();
  expect(contentIn(editor)).toMatchObject({ subject: 'Mine', html: '<p>Mine</p>' });
  (await lastToast(2))?.undo?.run();
  expect(contentIn(editor)).toMatchObject({ subject: 'Proposed', html: '<p>Proposed, and more</p>' });
});
