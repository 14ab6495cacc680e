import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../../../ui/letter/tool-button.tsx';
import { Dropdown } from '../../../../ui/overlay/dropdown.tsx';
import type { Draft } from '../draft/draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { isEmptyLetter, type Letter, letterOf } from '../letter/letter.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

type TemplateToolProps = { at: number; id: string };

/** Begin with a letter that is kept, or keep this one. */
export function TemplateTool({ at, id }: TemplateToolProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const [isChoosing, setChoosing] = useState(false);
  const [kept, setKept] = useState<Letter>();
  const isEmpty = useDraft((draft) => isEmptyLetter(findLetter(draft, at, id) ?? NOTHING));
  const keep = () => {
    const letter = findLetter(editor.state().draft, at, id);
    if (letter) setKept(letterOf(letter));
  };
  return (
    <>
      <Dropdown
        menu={{
          items: [
            { key: 'use', label: t('template.start') },
            { key: 'keep', label: t('template.keep'), disabled: isEmpty },
          ],
          onClick: ({ key }) => (key === 'use' ? setChoosing(true) : keep()),
        }}
      >
        <ToolButton>
          <FileText size={16} strokeWidth={1.5} aria-hidden />
          {t('template.tool')}
        </ToolButton>
      </Dropdown>
      {isChoosing && <TemplatesDialog at={at} id={id} onClose={() => setChoosing(false)} />}
      {kept && <KeepDialog letter={kept} onClose={() => setKept(undefined)} />}
    </>
  );
}

const findLetter = ({ rounds }: Draft, at: number, id: string) => rounds[at]?.variants.find((known) => known.id === id);

const NOTHING: Letter = { subject: '', preheader: '', html: '', text: null, isPlainText: false };
