import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { EditorContext } from '../../../features/campaigns/editor/draft/editor-context.ts';
import { useOpenedEditor } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';
import { createCampaignPath } from '../../../paths/paths.ts';
import { useTablet } from '../../../ui/hooks/use-tablet.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { ListWaiting } from '../../../ui/table/list-states.tsx';
import type { EditorPageProps } from './editor-props.ts';

/** A phone never loads the form of a wide window. */
const WideEditor = lazyPart(async () => ({ default: (await import('./wide-editor.tsx')).WideEditor }));
const NarrowEditor = lazyPart(async () => ({ default: (await import('./narrow-editor.tsx')).NarrowEditor }));

/** The form follows the window, on a computer and on a tablet alike; the draft outlives the change of it. */
export function EditorPage(props: EditorPageProps) {
  const { editorKey, opening } = props;
  const navigate = useNavigate();
  const isWide = useTablet();
  const editor = useOpenedEditor(
    opening,
    (campaignId) =>
      void navigate(
        { pathname: createCampaignPath('edit', campaignId), search: window.location.search },
        { replace: true, state: { editor: editorKey } },
      ),
  );
  return (
    <EditorContext value={editor}>
      <Suspense fallback={<ListWaiting />}>{isWide ? <WideEditor {...props} /> : <NarrowEditor {...props} />}</Suspense>
    </EditorContext>
  );
}
