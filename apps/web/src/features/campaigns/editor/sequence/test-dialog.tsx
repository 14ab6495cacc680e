import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendTest } from '../../../../api/campaigns/forecast.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Labelled, LabelledFields } from '../../../../ui/form/labelled.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { useEditor } from '../draft/editor-context.ts';
import type { SentTest } from './test-result.tsx';

type TestDialogProps = {
  at: number;
  variant: CampaignVariant;
  leadId: string | undefined;
  /** Its recipient unless the user says otherwise. */
  email: string;
  onSent: (test: SentTest) => void;
  onClose: () => void;
};

/** One mail to oneself, as a lead would get it. */
export function TestDialog({ at, variant, leadId, email, onSent, onClose }: TestDialogProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const [to, setTo] = useState(email);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { campaignId } = await editor.make();
      await editor.flush();
      return sendTest({ campaignId, round: at, variant, to: to.trim(), ...(leadId ? { leadId } : {}) });
    },
    onSuccess: (sent) => {
      onSent({ ...sent, to: to.trim() });
      onClose();
    },
  });
  return (
    <Dialog title={t('test.title')} onClose={onClose}>
      <LabelledFields>
        <Labelled label={t('test.to')} hint={t('test.hint')}>
          {(id) => <Input id={id} type="email" value={to} onChange={(event) => setTo(event.target.value)} />}
        </Labelled>
      </LabelledFields>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary busy={isPending} needs={!to.includes('@') && 'address'} onClick={() => mutate()}>
          {t('test.send')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
