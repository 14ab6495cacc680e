import type { Opening } from '../../../features/campaigns/editor/draft/use-opened-editor.ts';

export type EditorPageProps = {
  editorKey: string;
  opening: Opening;
  /** What the steps stand in: the main part of the page, where nothing around it is that already. */
  as: 'main' | 'div';
};
