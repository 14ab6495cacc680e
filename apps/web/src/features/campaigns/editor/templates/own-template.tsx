import { TEMPLATE_NAME_MAX, type TemplateRow } from '@outrider/contract/campaigns/templates';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteTemplate, keepTemplate, refreshTemplates, renameTemplate } from '../../../../api/campaigns/templates.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import type { MailContent } from '../content/content.ts';

const UNDO_SECONDS = 10;

type OwnTemplateProps = { row: TemplateRow; content: MailContent };

/** The name of a kept mail, which can be changed, and the way to be rid of it. */
export function OwnTemplate({ row: { templateId, name: before }, content }: OwnTemplateProps) {
  const { t } = useTranslation('campaign-editor');
  const [name, setName] = useState(before);
  const isNew = name.trim() !== '' && name.trim() !== before;
  const rename = useMutation({
    mutationFn: () => renameTemplate({ templateId, name }),
    onSuccess: refreshTemplates,
  });
  const bringBack = async () => {
    await keepTemplate({ name: before, content });
    await refreshTemplates();
  };
  const remove = useMutation({
    mutationFn: () => deleteTemplate({ templateId }),
    onSuccess: () => {
      toasts.show({
        kind: 'success',
        text: t('template.deleted', { name: before }),
        undo: { text: (seconds) => t('undo', { seconds }), seconds: UNDO_SECONDS, run: () => void bringBack() },
      });
      return refreshTemplates();
    },
  });
  return (
    <Row
      as="form"
      align="stretch"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) rename.mutate();
      }}
    >
      <Input
        aria-label={t('template.name')}
        value={name}
        maxLength={TEMPLATE_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
      />
      <Button submit disabled={!isNew} busy={rename.isPending}>
        {t('template.rename')}
      </Button>
      <Button
        aria-label={t('template.delete', { name: before })}
        icon={<Trash2 size={16} strokeWidth={1.5} />}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </Row>
  );
}
