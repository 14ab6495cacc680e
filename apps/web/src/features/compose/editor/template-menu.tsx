import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from '../../../api/campaigns/templates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { ToolButton } from '../../../ui/text-editor/tool-button.tsx';

/** The mails that are kept, our own first. */
export function TemplateMenu({ onPick }: { onPick: (templateId: string) => void }) {
  const { t } = useTranslation('compose-editor');
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...templatesQuery, enabled: isOpen });
  const rows = (data?.templateList ?? []).toSorted((a, b) => Number(a.isBuiltIn) - Number(b.isBuiltIn));
  const items = rows.map(({ templateId, name }) => ({ key: templateId, label: name }));
  const none = { key: 'none', disabled: true, label: t(data ? 'template.none' : 'template.loading') };
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        style: { maxHeight: 360, overflow: 'auto' },
        items: items.length > 0 ? items : [none],
        onClick: ({ key }) => onPick(key),
      }}
      {...(isError
        ? {
            popupRender: () => <Button onClick={() => void refetch()}>{t('template.failed')}</Button>,
          }
        : {})}
    >
      <ToolButton aria-label={t('template.tool')}>
        <FileText size={16} strokeWidth={1.5} aria-hidden />
        <span>{t('template.tool')}</span>
      </ToolButton>
    </Dropdown>
  );
}
