import {
  type AccountSettings,
  accountSettings,
  DAILY_CAP,
  GAP_MINUTES,
  REPLY_RATE_PERCENT,
  SENT_FILERS,
  WARMUP_CAP,
} from '@outrider/contract/mailboxes/settings';
import { replyReserve } from '@outrider/send-planner/ramp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refreshMailboxes, replyToQuery, settingsQuery, warmupQuery } from '../../../api/mailboxes/mailboxes.ts';
import { saveAccountSettings } from '../../../api/mailboxes/settings.ts';
import { drafts } from '../../../platform/drafts.ts';
import { toasts } from '../../../platform/toasts.ts';
import { AutoComplete } from '../../../ui/ant/select.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { InputNumber } from '../../../ui/controls/input-number.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Form, useForm, useWatch } from '../../../ui/form/form.tsx';
import { Field, FormItem } from '../../../ui/form/form-item.tsx';
import { TimeZoneSelect } from '../../../ui/form/time-zone-select.tsx';
import { zodRule } from '../../../ui/form/zod-rule.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { isReadElsewhere } from '../shared/reply-to-dialog.tsx';
import { Aliases } from './aliases.tsx';
import { type Filing, FilingWords } from './filing-words.tsx';
import { ServerList } from './server-list.tsx';
import styles from './settings-form.module.css';
import { TabState } from './tab-state.tsx';
import { type Tracking, TrackingWords } from './tracking-words.tsx';

type SettingsTabProps = { accountId: string; onChanged: (isChanged: boolean) => void };

export function SettingsTab({ accountId, onChanged }: SettingsTabProps) {
  const query = useQuery(settingsQuery(accountId));
  return (
    <TabState query={query}>
      {(saved) => (
        <SettingsForm key={accountId} accountId={accountId} saved={saved} onChanged={onChanged}>
          <ServerList server={saved.server} />
        </SettingsForm>
      )}
    </TabState>
  );
}

type Saved = AccountSettings & Filing & Tracking & { email: string };
type SettingsFormProps = SettingsTabProps & { saved: Saved; children: ReactNode };

/** As far as it was typed: what is not valid yet is kept too. */
const settingsDraft = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const FIELDS = Object.keys(accountSettings.shape) as (keyof AccountSettings)[];

const pick = (values: AccountSettings) => Object.fromEntries(FIELDS.map((field) => [field, values[field]]));

/** How the mailbox sends. Nothing holds before it is saved, and leaving with changes asks. */
function SettingsForm({ accountId, saved, onChanged, children }: SettingsFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<AccountSettings>();
  const [isChanged, setChanged] = useState(false);
  const isWarming = useWatch<boolean>('warmup', form) ?? saved.warmup;

  const tell = (changed: boolean) => {
    setChanged(changed);
    onChanged(changed);
  };
  useEffect(() => () => onChanged(false), [onChanged]);
  const draft = `settings of ${accountId}`;
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const kept = drafts.read(draft, settingsDraft);
    if (!kept) return;
    form.setFieldsValue(kept);
    latest.current(true);
  }, [form, draft]);

  const { mutate: save, isPending } = useMutation({
    mutationFn: (settings: AccountSettings) =>
      saveAccountSettings({
        accountIds: [accountId],
        settings: accountSettings.parse(pick({ ...saved, ...settings })),
      }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: t('settings.saved') });
      drafts.clear(draft);
      tell(false);
      return refreshMailboxes();
    },
  });
  const discard = () => {
    drafts.clear(draft);
    form.resetFields();
    tell(false);
  };
  return (
    <Form
      form={form}
      initialValues={saved}
      checksOn="change"
      className={styles.form}
      onFinish={save}
      onValuesChange={(values) => {
        const changed = FIELDS.filter((field) => field in values && values[field] !== saved[field]);
        drafts.write(draft, Object.fromEntries(changed.map((field) => [field, values[field]])));
        tell(changed.length > 0);
      }}
    >
      <Sending accountId={accountId} />
      <Section title={t('settings.mail')}>
        <Mail accountId={accountId} saved={saved} />
        <SentFilerItem saved={saved} />
      </Section>
      <Section title={t('aliases.title')}>
        <Aliases accountId={accountId} senderName={saved.senderName} />
      </Section>
      <Section title={t('settings.warmup')}>
        <Warmup isOn={isWarming} />
      </Section>
      <Section title={t('settings.servers')}>{children}</Section>
      <Row as="footer" before={-6} after={-6} pad="3 6" border="top" surface="page" className={styles.foot}>
        <span className="muted small" role="status">
          {isChanged && t('settings.changed')}
        </span>
        <Button disabled={!isChanged} onClick={discard}>
          {t('settings.discard')}
        </Button>
        <Button primary submit disabled={!isChanged} busy={isPending}>
          {t('settings.save')}
        </Button>
      </Row>
    </Form>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" below={3} pad="0 0 1" className={styles.section}>
    <h3>{title}</h3>
    <div className={styles.grid}>{children}</div>
  </Box>
);

function Sending({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const cap = useWatch<number | null>('dailyCap') ?? 0;
  const warmupCap = useWatch<number | null | undefined>('warmupCap') ?? cap;
  const { data: warmup } = useQuery(warmupQuery(accountId));
  const isReady = warmup?.progress.state === 'ready';
  const isHeld = useWatch<boolean | undefined>('warmup') === true && !isReady;
  const gap = useWatch<number | null | undefined>('gapMinutes');
  const isBursting = useWatch<boolean | undefined>('burst') === true;
  return (
    <Section title={t('settings.sending')}>
      <FormItem name="senderName" label={t('settings.senderName')} rules={[zodRule(accountSettings, 'senderName')]}>
        <Input />
      </FormItem>
      <FormItem name="timeZone" label={t('settings.timeZone')}>
        <TimeZoneSelect />
      </FormItem>
      <FormItem
        name="dailyCap"
        label={t('settings.dailyCap')}
        extra={
          <>
            {cap > DAILY_CAP.warnAbove ? (
              <span className="amber" role="status">
                {t('settings.dailyCapWarning', { count: DAILY_CAP.warnAbove })}
              </span>
            ) : (
              t('settings.dailyCapHint', DAILY_CAP)
            )}{' '}
            {t('settings.dailyCapKept', { kept: replyReserve(cap), cap })}
            {isHeld && <div>{t('settings.dailyCapWarming', { most: Math.min(cap, warmupCap) })}</div>}
          </>
        }
        rules={[zodRule(accountSettings, 'dailyCap')]}
      >
        <InputNumber min={DAILY_CAP.min} max={DAILY_CAP.max} />
      </FormItem>
      <FormItem
        name="gapMinutes"
        label={t('settings.gap')}
        extra={gap !== 0 ? t('settings.gapHint') : !isBursting && t('settings.noGapHint')}
        rules={[zodRule(accountSettings, 'gapMinutes')]}
      >
        <InputNumber min={GAP_MINUTES.min} max={GAP_MINUTES.max} />
      </FormItem>
      {gap === 0 && (
        <SwitchItem name="burst" label={t('settings.burst')} hint={t('settings.burstHint')} isRisky={isBursting} />
      )}
      <SwitchItem name="ramp" label={t('settings.ramp')} hint={t('settings.rampHint')} />
    </Section>
  );
}

function Mail({ accountId, saved }: { accountId: string; saved: Saved }) {
  const { t } = useTranslation('accounts');
  const { data: replyTo } = useQuery(replyToQuery(accountId));
  const choices = replyTo?.choices ?? [];
  const typed = useWatch<string | undefined>('replyTo') ?? '';
  const isForeign = replyTo !== undefined && isReadElsewhere(typed, [saved.email, ...choices]);
  const domain = useWatch<string | undefined>('trackingDomain') ?? saved.trackingDomain;
  return (
    <>
      <FormItem
        name="replyTo"
        label={t('settings.replyTo')}
        extra={isForeign && <span className="amber">{t('replyTo.foreign', { address: typed })}</span>}
        rules={[zodRule(accountSettings, 'replyTo')]}
      >
        <AutoComplete
          allowClear
          placeholder={t('settings.replyToSelf')}
          showSearch={{ filterOption: (sought, option) => String(option?.value).includes(sought.toLowerCase()) }}
          options={choices.map((email) => ({ value: email }))}
        />
      </FormItem>
      <FormItem
        name="trackingDomain"
        label={t('settings.trackingDomain')}
        className={styles.wide}
        extra={<TrackingWords typed={domain.trim().toLowerCase()} saved={saved} />}
        rules={[zodRule(accountSettings, 'trackingDomain')]}
      >
        <Input placeholder="go.example.com" />
      </FormItem>
      <FormItem
        name="signature"
        label={t('settings.signature')}
        extra={t('settings.signatureHint')}
        className={styles.wide}
        rules={[zodRule(accountSettings, 'signature')]}
      >
        <TextArea minRows={3} maxRows={10} />
      </FormItem>
    </>
  );
}

function SentFilerItem({ saved }: { saved: Saved }) {
  const { t } = useTranslation('accounts');
  const filer = useWatch<AccountSettings['sentFiler'] | undefined>('sentFiler') ?? saved.sentFiler;
  return (
    <FormItem
      name="sentFiler"
      label={t('settings.sentFiler')}
      className={styles.wide}
      extra={<FilingWords filer={filer} saved={saved} />}
    >
      <Select options={SENT_FILERS.map((value) => ({ value, label: t(`settings.sentFilerName.${value}`) }))} />
    </FormItem>
  );
}

function Warmup({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <SwitchItem name="warmup" label={t('settings.warmupOn')} hint={t('settings.warmupOnHint')} />
      <FormItem
        name="warmupCap"
        label={t('settings.warmupCap')}
        extra={t('settings.warmupCapHint', WARMUP_CAP)}
        rules={[zodRule(accountSettings, 'warmupCap')]}
      >
        <InputNumber min={WARMUP_CAP.min} max={WARMUP_CAP.max} disabled={!isOn} />
      </FormItem>
      <FormItem
        name="warmupReplyPercent"
        label={t('settings.warmupReply')}
        extra={t('settings.warmupReplyHint', REPLY_RATE_PERCENT)}
        rules={[zodRule(accountSettings, 'warmupReplyPercent')]}
      >
        <InputNumber min={REPLY_RATE_PERCENT.min} max={REPLY_RATE_PERCENT.max} disabled={!isOn} />
      </FormItem>
    </>
  );
}

/** The switch beside its words; a click on the words switches too. */
type SwitchItemProps = { name: 'burst' | 'ramp' | 'warmup'; label: string; hint: string; isRisky?: boolean };
const SwitchItem = ({ name, label, hint, isRisky = false }: SwitchItemProps) => (
  <div className={styles.switch}>
    <Field name={name} valuePropName="checked">
      <Switch />
    </Field>
    <label htmlFor={name}>
      <span className="medium">{label}</span>
      <span className={isRisky ? 'amber' : 'muted small'}>{hint}</span>
    </label>
  </div>
);
