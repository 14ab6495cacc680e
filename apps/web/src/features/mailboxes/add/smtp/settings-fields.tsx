import { accountSettings, DAILY_CAP } from '@outrider/contract/mailboxes/settings';
import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { Form } from '../../../../ui/ant/form.tsx';
import { InputNumber } from '../../../../ui/ant/input-number.tsx';
import { Select } from '../../../../ui/ant/select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { zodRule } from '../../../../ui/form/zod-rule.ts';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import styles from '../fields.module.css';

const TAGS_MAX = 20;
const TAG_LENGTH = 40;

/** How much the mailbox may send, and whether it is warmed up first. */
export function PaceFields() {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const cap = Form.useWatch<number | null>('dailyCap') ?? DAILY_CAP.default;
  const isWarming = Form.useWatch<boolean>('warmup') ?? true;
  return (
    <>
      <Form.Item label={t('form.dailyCap')} htmlFor="dailyCap">
        <Row as="span" minHeight={32}>
          <Form.Item name="dailyCap" noStyle rules={[zodRule(accountSettings, 'dailyCap')]}>
            <InputNumber
              id="dailyCap"
              className={styles.cap ?? ''}
              precision={0}
              min={DAILY_CAP.min}
              max={DAILY_CAP.max}
            />
          </Form.Item>
          {cap > DAILY_CAP.warnAbove ? (
            <Text tone="amber" className="small" role="status">
              {t('form.capWarning', { count: DAILY_CAP.warnAbove })}
            </Text>
          ) : (
            <span className="muted small">{t('form.ramp')}</span>
          )}
        </Row>
      </Form.Item>
      <Form.Item label={t('form.warmup')} htmlFor="warmup">
        <Row as="span" minHeight={32}>
          <Form.Item name="warmup" valuePropName="checked" noStyle>
            <Switch id="warmup" />
          </Form.Item>
          <span className="muted small">
            {isWarming
              ? t('form.warmupOn', { day: calendarDay(maySendOnceConnected(worldNow(), timeZone).warmupBeginsOn) })
              : t('maySend.off')}
          </span>
        </Row>
      </Form.Item>
    </>
  );
}

/** Tags that exist are offered; a new name makes a new one. */
export function TagsField() {
  const { t } = useTranslation('accounts-add');
  const { data: known = [] } = useQuery(tagsQuery);
  return (
    <Form.Item
      name="tags"
      label={t('form.tags')}
      className={styles.tags ?? ''}
      normalize={(names: string[]) => names.map((name) => name.trim().slice(0, TAG_LENGTH)).filter(Boolean)}
    >
      <Select
        mode="tags"
        maxCount={TAGS_MAX}
        tokenSeparators={[',']}
        placeholder={t('form.addTag')}
        options={known.map(({ tagName }) => ({ value: tagName, label: tagName }))}
      />
    </Form.Item>
  );
}
