import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Billing, pauseMutation } from '../../../api/billing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';

const MONTHS = [1, 2, 3] as const;

/** Stops bills and sending for a while; says from when and what stays. */
export function PauseDialog({ billing: { paidUntil }, onClose }: { billing: Billing; onClose: () => void }) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const [months, setMonths] = useState<number>(MONTHS[0]);
  const { mutate: pause, isPending, error } = useMutation(pauseMutation);
  return (
    <Dialog title={t('pause.title')} onClose={onClose}>
      <Stack gap={5}>
        <p className="secondary">{t('pause.text', { date: date(paidUntil) })}</p>
        <Segments
          label={t('pause.howLong')}
          block
          options={MONTHS.map((value) => ({ value, text: t('pause.months', { count: value }) }))}
          value={months}
          onChange={setMonths}
        />
        {error && <Note tone="red">{error.message}</Note>}
        <DialogButtons>
          <Button onClick={onClose}>{t('pause.keep')}</Button>
          <Button primary busy={isPending} onClick={() => pause(months, { onSuccess: onClose })}>
            {t('pause.do', { count: months })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
