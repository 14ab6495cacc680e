import {
  type AccountSettings,
  DAILY_CAP,
  GAP_MINUTES,
  REPLY_RATE_PERCENT,
  WARMUP_CAP,
} from '@outrider/contract/mailboxes/settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { saveAccountSettings } from '../../../api/mailboxes/settings.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { InputNumber } from '../../../ui/controls/input-number.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { inBatches, type Target } from '../shared/operate.ts';

const NUMBERS = {
  dailyCap: { bounds: DAILY_CAP, label: 'settings.dailyCap' },
  gapMinutes: { bounds: GAP_MINUTES, label: 'settings.gap' },
  warmupCap: { bounds: WARMUP_CAP, label: 'settings.warmupCap' },
  warmupReplyPercent: { bounds: REPLY_RATE_PERCENT, label: 'settings.warmupReply' },
} as const;
const SWITCHES = { ramp: 'settings.ramp', warmup: 'settings.warmupOn' } as const;
const ORDER = ['dailyCap', 'gapMinutes', 'ramp', 'warmup', 'warmupCap', 'warmupReplyPercent'] as const;

type Key = (typeof ORDER)[number];
type Values = Pick<AccountSettings, Key>;

const FIRST: Values = {
  dailyCap: DAILY_CAP.default,
  gapMinutes: GAP_MINUTES.default,
  ramp: true,
  warmup: true,
  warmupCap: WARMUP_CAP.default,
  warmupReplyPercent: REPLY_RATE_PERCENT.default,
};

/** Changes some settings of many mailboxes; what is not ticked stays as each one has it. */
export function BulkSettingsDialog({ targets, onClose }: { targets: readonly Target[]; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const [values, setValues] = useState(FIRST);
  const [ticked, setTicked] = useState<readonly Key[]>([]);
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      const settings = Object.fromEntries(ticked.map((key) => [key, values[key]]));
      const ids = targets.map(({ accountId }) => accountId);
      const answers = await inBatches(ids, (accountIds) => saveAccountSettings({ accountIds, settings }));
      return answers.reduce((sum, { changed }) => sum + changed, 0);
    },
    onSuccess: (count) => {
      toasts.show({ kind: 'success', text: t('bulkSettings.saved', { count }) });
      onClose();
    },
    onSettled: refreshMailboxes,
  });
  const set = (key: Key, value: number | boolean) => {
    setValues({ ...values, [key]: value });
    if (!ticked.includes(key)) setTicked([...ticked, key]);
  };
  const tick = (key: Key, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, key] : ticked.filter((each) => each !== key));

  return (
    <Modal
      width={440}
      title={t('bulkSettings.title', { count: targets.length })}
      okText={t('bulkSettings.save')}
      needs={ticked.length === 0 && 'change'}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={() => save()}
      onCancel={onClose}
    >
      <p className="muted">{t('bulkSettings.lead')}</p>
      <Grid gap={4} pad="2 0 3">
        {ORDER.map((key) => {
          const label = t(key === 'ramp' || key === 'warmup' ? SWITCHES[key] : NUMBERS[key].label);
          return (
            <Grid key={key} columns="1fr auto" gap={3} align="center" minHeight={32}>
              <Checkbox checked={ticked.includes(key)} onChange={(isOn) => tick(key, isOn)}>
                {label}
              </Checkbox>
              {key === 'ramp' || key === 'warmup' ? (
                <Switch aria-label={label} checked={values[key]} onChange={(on) => set(key, on)} />
              ) : (
                <InputNumber
                  aria-label={label}
                  min={NUMBERS[key].bounds.min}
                  max={NUMBERS[key].bounds.max}
                  value={values[key]}
                  onChange={(value) => set(key, value ?? FIRST[key])}
                />
              )}
            </Grid>
          );
        })}
        {ticked.includes('gapMinutes') && values.gapMinutes === 0 && <Note tone="grey">{t('settings.noGapHint')}</Note>}
        {ticked.includes('dailyCap') && values.dailyCap > DAILY_CAP.warnAbove && (
          <Note tone="amber">{t('settings.dailyCapWarning', { count: DAILY_CAP.warnAbove })}</Note>
        )}
      </Grid>
    </Modal>
  );
}
