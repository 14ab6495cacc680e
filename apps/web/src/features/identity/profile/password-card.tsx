import { changePassword } from '@outrider/contract/sign';
import type { UserInfo } from '@outrider/contract/user';
import { VALIDATION_TEXTS } from '@outrider/contract/validation';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordInput } from '../../../ui/controls/input.tsx';
import { Form, useForm, useWatch } from '../../../ui/form/form.tsx';
import { FormItem } from '../../../ui/form/form-item.tsx';
import { PasswordRules } from '../../../ui/form/password-rules.tsx';
import { zodRule } from '../../../ui/form/zod-rule.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { repeatedPassword } from '../repeated-password.ts';
import { dateViewOf } from './date-view.ts';
import styles from './password-card.module.css';
import { useOtherDevices } from './sessions.ts';
import { type PasswordValues, useChangePassword } from './use-change-password.ts';

/** Changes the password, or sets the first one of a user who signed up with a provider. */
export function PasswordCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const form = useForm<PasswordValues>();
  const password = useWatch<string>('password', form) ?? '';
  const others = useOtherDevices();
  const { isBusy, change } = useChangePassword({
    onDone: form.resetFields,
    onRefused: (name, text) => {
      form.setError(name, text);
      form.focusField(name);
    },
  });
  const words = user.hasPassword ? 'change' : 'set';
  const changedOn = formatDate(user.passwordChangedAt, dateViewOf(user));
  return (
    <Card
      title={t('password.title')}
      beside={user.hasPassword ? t('password.changedOn', { date: changedOn }) : t('password.none')}
    >
      <Form form={form} className={styles.form} onFinish={change}>
        {/* Lets password managers file the new password under the right account. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Grid gap={4} className={styles.grid}>
          {user.hasPassword && (
            <FormItem
              name="currentPassword"
              label={t('password.current')}
              rules={[zodRule(changePassword.input.required(), 'currentPassword')]}
            >
              <PasswordInput autoComplete="current-password" />
            </FormItem>
          )}
          <FormItem name="password" label={t('password.new')} rules={[zodRule(repeatedPassword, 'password')]}>
            <PasswordInput autoComplete="new-password" />
          </FormItem>
          <FormItem name="repeat" label={t('password.repeat')} follows={['password']} rules={[sameAsPassword]}>
            <PasswordInput autoComplete="new-password" />
          </FormItem>
        </Grid>
        <PasswordRules password={password} />
        <Row gap={3} above={3.5}>
          <Button submit busy={isBusy} disabled={password === ''}>
            {t(`password.${words}`)}
          </Button>
          {others > 0 && <span className="muted small">{t('password.signsOut', { count: others })}</span>}
        </Row>
      </Form>
    </Card>
  );
}

const sameAsPassword = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: async (_rule: unknown, repeat: unknown) => {
    if ((getFieldValue('password') ?? '') !== (repeat ?? ''))
      throw new Error(VALIDATION_TEXTS.passwordsDiffer[languageNow()]);
  },
});
