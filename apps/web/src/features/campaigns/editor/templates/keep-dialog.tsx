import { TEMPLATE_NAME_MAX } from '@outrider/contract/campaigns/templates';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTemplate, refreshTemplates } from '../../../../api/campaigns/templates.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { Input } from '../../../../ui/controls/input.tsx';
import { Labelled, LabelledFields } from '../../../../ui/form/labelled.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import type { MailContent } from '../content/content.ts';

/** A mail gets a name, to begin others with. */
export function KeepDialog({ content, onClose }: { content: MailContent; onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const [name, setName] = useState(content.subject.slice(0, TEMPLATE_NAME_MAX));
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepTemplate({ name, content }),
    onSuccess: (made) => {
      toasts.show({ kind: 'success', text: t('template.kept', { name: made.name }) });
      void refreshTemplates();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('template.keepTitle')}
      submitText={t('template.keepDo')}
      isBusy={isPending}
      needs={name.trim() === '' && 'name'}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <LabelledFields>
        <Labelled label={t('template.name')} hint={t('template.keepHint')}>
          {(id) => (
            <Input
              id={id}
              value={name}
              maxLength={TEMPLATE_NAME_MAX}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
      </LabelledFields>
    </FormDialog>
  );
}
