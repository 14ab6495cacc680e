import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../../ui/overlay/dropdown.tsx';
import { ToolButton } from '../../../../ui/text-editor/tool-button.tsx';
import { contentOf, isEmptyContent, type MailContent } from '../content/content.ts';
import type { Draft } from '../draft/draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

type TemplateToolProps = { at: number; id: string };

/** Begin with a mail that is kept, or keep this one. */
export function TemplateTool({ at, id }: TemplateToolProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const [isChoosing, setChoosing] = useState(false);
  const [kept, setKept] = useState<MailContent>();
  const isEmpty = useDraft((draft) => isEmptyContent(findVariant(draft, at, id) ?? NOTHING));
  const keep = () => {
    const variant = findVariant(editor.state().draft, at, id);
    if (variant) setKept(contentOf(variant));
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
      {kept && <KeepDialog content={kept} onClose={() => setKept(undefined)} />}
    </>
  );
}

const findVariant = ({ rounds }: Draft, at: number, id: string) =>
  rounds[at]?.variants.find((known) => known.id === id);

const NOTHING: MailContent = { subject: '', preheader: '', html: '', text: null, isPlainText: false };
