import { accountSettings, DAILY_CAP } from '@outrider/contract/mailboxes/settings';
import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { NamesSelect } from '../../../../ui/controls/names-select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useWatch } from '../../../../ui/form/form.tsx';
import { Field, FormItem, LabelledFields } from '../../../../ui/form/form-item.tsx';
import { zodRule } from '../../../../ui/form/zod-rule.ts';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import styles from '../fields.module.css';

const TAGS_MAX = 20;
const TAG_LENGTH = 40;

/** How much the mailbox may send, and whether it is warmed up first. */
export function PaceFields() {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const cap = useWatch<number | null>('dailyCap') ?? DAILY_CAP.default;
  const isWarming = useWatch<boolean>('warmup') ?? true;
  return (
    <>
      <LabelledFields label={t('form.dailyCap')} htmlFor="dailyCap">
        <Row as="span" minHeight={32}>
          <Field name="dailyCap" rules={[zodRule(accountSettings, 'dailyCap')]}>
            <InputNumber id="dailyCap" className={styles.cap} min={DAILY_CAP.min} max={DAILY_CAP.max} />
          </Field>
          {cap > DAILY_CAP.warnAbove ? (
            <Text tone="amber" className="small" role="status">
              {t('form.capWarning', { count: DAILY_CAP.warnAbove })}
            </Text>
          ) : (
            <span className="muted small">{t('form.ramp')}</span>
          )}
        </Row>
      </LabelledFields>
      <LabelledFields label={t('form.warmup')} htmlFor="warmup">
        <Row as="span" minHeight={32}>
          <Field name="warmup" valuePropName="checked">
            <Switch id="warmup" />
          </Field>
          <span className="muted small">
            {isWarming
              ? t('form.warmupOn', { day: calendarDay(maySendOnceConnected(worldNow(), timeZone).warmupBeginsOn) })
              : t('maySend.off')}
          </span>
        </Row>
      </LabelledFields>
    </>
  );
}

/** Tags that exist are offered; a new name makes a new one. */
export function TagsField() {
  const { t } = useTranslation('accounts-add');
  const { data: known = [] } = useQuery(tagsQuery);
  return (
    <FormItem
      name="tags"
      label={t('form.tags')}
      className={styles.tags}
      normalize={(names: string[]) => names.map((name) => name.trim().slice(0, TAG_LENGTH)).filter(Boolean)}
    >
      <NamesSelect maxCount={TAGS_MAX} placeholder={t('form.addTag')} known={known.map(({ tagName }) => tagName)} />
    </FormItem>
  );
}
