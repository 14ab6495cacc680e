import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { nameOfCopy, type Target, useCopySeveral } from './operate.ts';

const NAMED = 5;

type CopySeveralProps = { targets: readonly Target[]; onClose: () => void };

/** Says which drafts there will be, and makes all of them or none. */
export function CopySeveralDialog({ targets, onClose }: CopySeveralProps) {
  const { t } = useTranslation('campaigns');
  const { mutate: copy, isPending } = useCopySeveral();
  const [withLeads, setWithLeads] = useState(false);
  const rest = targets.length - NAMED;
  return (
    <Dialog title={t('copy.titleMany', { count: targets.length })} onClose={onClose}>
      <Stack gap={4}>
        <Stack as="ul" gap={1}>
          {targets.slice(0, NAMED).map(({ campaignId, name }) => (
            <li key={campaignId} className="ellipsis">
              {nameOfCopy(name)}
            </li>
          ))}
          {rest > 0 && <li className="muted">{t('copy.more', { count: rest })}</li>}
        </Stack>
        <CheckField name="withLeads" value={withLeads} error={undefined} onChange={setWithLeads} onBlur={() => {}}>
          {t('copy.withLeadsMany')}
        </CheckField>
        <p className="muted small">{t('copy.hintMany')}</p>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={() => copy({ targets, withLeads }, { onSuccess: onClose })}>
            {t('copy.do')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
