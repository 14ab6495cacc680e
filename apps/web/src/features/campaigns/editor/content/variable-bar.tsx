import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../../ui/controls/input.tsx';
import { variableDefault, variableName, withDefault } from '../../../../ui/text-editor/tokens.ts';
import styles from './content.module.css';

/** The variable that is selected, and what stands in its place for a lead without a value. */
export function VariableBar({ editor }: { editor: Editor | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const inner = useEditorState({
    editor: editor ?? null,
    selector: ({ editor: current }) => {
      const selection = current?.state.selection;
      return selection instanceof NodeSelection && selection.node.type.name === 'variable'
        ? String(selection.node.attrs.inner)
        : null;
    },
  });
  if (!editor || inner === null || inner === undefined) return null;
  const put = (value: string) => {
    const { from } = editor.state.selection;
    editor
      .chain()
      .updateAttributes('variable', { inner: withDefault(inner, value) })
      .setNodeSelection(from)
      .run();
  };
  return (
    <fieldset className={styles.variableBar} aria-label={t('tool.variable')}>
      <span className="mono">{variableName(inner)}</span>
      <label className="muted small" htmlFor="variable-default">
        {t('tool.default')}
      </label>
      <Input
        id="variable-default"
        size="small"
        value={variableDefault(inner) ?? ''}
        placeholder={t('tool.noDefault')}
        onChange={(event) => put(event.target.value)}
      />
    </fieldset>
  );
}
