import { NAME_MAX } from '@outrider/campaign-rules/campaign';
import { DELETED_CAMPAIGN_DAYS } from '@outrider/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import { CopySeveralDialog } from './copy-several-dialog.tsx';
import { nameOfCopy, type Target, useCopyCampaign, useDelete, useEnd } from './operate.ts';

/** What is asked before it is done. */
export type Question = { ask: 'copy' | 'delete' | 'end'; targets: readonly Target[] };

type DialogsProps = {
  question: Question | undefined;
  onClose: () => void;
  onCopied: (campaignId: string) => void;
  /** They are no longer there. */
  onGone?: () => void;
};

export function CampaignDialogs({ question, onClose, onCopied, onGone }: DialogsProps) {
  if (!question) return null;
  const [only] = question.targets;
  if (question.ask === 'copy') {
    if (question.targets.length > 1) return <CopySeveralDialog targets={question.targets} onClose={onClose} />;
    return only ? <CopyDialog target={only} onClose={onClose} onCopied={onCopied} /> : null;
  }
  return <SureDialog ask={question.ask} targets={question.targets} onClose={onClose} onGone={onGone} />;
}

type SureProps = {
  ask: 'delete' | 'end';
  targets: readonly Target[];
  onClose: () => void;
  onGone: (() => void) | undefined;
};

function SureDialog({ ask, targets, onClose, onGone }: SureProps) {
  const { t } = useTranslation('campaigns');
  const remove = useDelete();
  const end = useEnd();
  const { mutate, isPending } = ask === 'delete' ? remove : end;
  return (
    <Dialog title={t(`${ask}.title`, { count: targets.length })} onClose={onClose}>
      <Text as="p" below={5} className="secondary">
        {t(`${ask}.text`, { days: DELETED_CAMPAIGN_DAYS })}
      </Text>
      <DialogButtons>
        <Button onClick={onClose}>{t(ask === 'end' ? 'end.keep' : 'cancel')}</Button>
        <Button
          primary
          busy={isPending}
          onClick={() =>
            mutate(targets, {
              onSuccess: () => {
                onClose();
                if (ask === 'delete') onGone?.();
              },
            })
          }
        >
          {t(`${ask}.do`)}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type CopyProps = { target: Target; onClose: () => void; onCopied: (campaignId: string) => void };

function CopyDialog({ target, onClose, onCopied }: CopyProps) {
  const { t } = useTranslation('campaigns');
  const { mutate: copy, isPending } = useCopyCampaign();
  const [name, setName] = useState(() => nameOfCopy(target.name));
  const [withLeads, setWithLeads] = useState(false);
  return (
    <Dialog title={t('copy.title')} onClose={onClose}>
      <Grid
        as="form"
        gap={0}
        onSubmit={(event) => {
          event.preventDefault();
          copy(
            { campaignId: target.campaignId, name, withLeads },
            {
              onSuccess: ({ campaignId }) => {
                onClose();
                onCopied(campaignId);
              },
            },
          );
        }}
      >
        <TextField
          label={t('copy.name')}
          name="name"
          value={name}
          error={undefined}
          onChange={(typed) => setName(typed.slice(0, NAME_MAX))}
          onBlur={() => {}}
        />
        <CheckField name="withLeads" value={withLeads} error={undefined} onChange={setWithLeads} onBlur={() => {}}>
          {t('copy.withLeads')}
        </CheckField>
        <p className="muted small">{t('copy.hint')}</p>
        <FormButtons submitText={t('copy.do')} isBusy={isPending} onCancel={onClose} />
      </Grid>
    </Dialog>
  );
}
