import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/layout/layout.tsx';
import styles from './compose-editor.module.css';

const ACTIONS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

export function TableBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('compose-editor');
  const isIn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  if (!isIn) return null;
  return (
    <div className={styles.tableBar} role="toolbar" aria-label={t('table.label')}>
      {Object.entries(ACTIONS).map(([name, run]) => (
        <Text
          key={name}
          type="button"
          as="button"
          tone="default"
          narrow={{ minHeight: 44 }}
          className="underlined"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            run(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        >
          {t(`table.${name as keyof typeof ACTIONS}`)}
        </Text>
      ))}
    </div>
  );
}
