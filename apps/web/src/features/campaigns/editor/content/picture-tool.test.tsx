// @vitest-environment jsdom
import { showPicture, uploadPicture } from '@outrider/contract/campaigns/pictures';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { PictureTool } from './picture-tool.tsx';
import { RichEditor } from './rich-editor.tsx';

beforeEach(() => {
  standInForBrowser();
  // jsdom measures nothing, and the editor asks where the cursor is.
  document.elementFromPoint = () => null;
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = '0b7c2cd0-0b2a-4453-814e-6c3bda80a769';
const PNG = 'iVBORw0KGgo=';
const picture = { pictureId: ID, type: 'image/png', width: 900, height: 300, size: 8 };

function EditorPart({ onHtml }: { onHtml: (html: string) => void }) {
  const [page, setPage] = useState<Editor>();
  return (
    <>
      {page && <PictureTool page={page} />}
      <RichEditor label="Email" html="<p>Hello</p>" placeholder="" onChange={onHtml} onEditor={setPage} />
    </>
  );
}

const aFile = (size: number) => new File([new Uint8Array(size)], 'chart.png', { type: 'image/png' });

test('an uploaded picture stands in the mail with its words, no wider than a mail, and is shown from the server', async () => {
  const asked = serveCalls({
    [uploadPicture.path]: () => picture,
    [showPicture.path]: () => ({ ...picture, data: PNG }),
  });
  const onHtml = vi.fn();
  await showPart(<EditorPart onHtml={onHtml} />, ['campaign-editor']);
  await userEvent.click(await screen.findByRole('button', { name: 'Image' }));
  await userEvent.type(await screen.findByLabelText('Alt text'), 'Surcharges by month');
  await userEvent.upload(screen.getByLabelText('Choose image'), aFile(8));
  await waitFor(() => expect(onHtml).toHaveBeenCalled());
  expect(onHtml.mock.lastCall?.[0]).toContain(`<img src="picture:${ID}" alt="Surcharges by month" width="600">`);
  expect(asked.find(({ path }) => path === uploadPicture.path)?.input.data).toBe('AAAAAAAAAAA=');
  await waitFor(() =>
    expect(screen.getByAltText('Surcharges by month').getAttribute('src')).toBe(`data:image/png;base64,${PNG}`),
  );
});

test('a file that is too large, and one that is no picture, are reported where they were chosen', async () => {
  serveCalls({
    [uploadPicture.path]: () => {
      throw new Error('This file is not a valid PNG, JPEG or GIF image');
    },
  });
  const onHtml = vi.fn();
  await showPart(<EditorPart onHtml={onHtml} />, ['campaign-editor']);
  await userEvent.click(await screen.findByRole('button', { name: 'Image' }));
  await userEvent.upload(await screen.findByLabelText('Choose image'), aFile(200_001));
  await screen.findByText('The image has 201 kB; the maximum is 200 kB.');
  await userEvent.upload(screen.getByLabelText('Choose image'), aFile(8));
  await screen.findByText('This file is not a valid PNG, JPEG or GIF image');
  expect(onHtml).not.toHaveBeenCalled();
});
