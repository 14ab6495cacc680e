import { serverAccount } from '@outrider/contract/mailboxes/add';
import { accountSettings } from '@outrider/contract/mailboxes/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { Input, PasswordInput } from '../../../../ui/controls/input.tsx';
import { Form, type FormInstance } from '../../../../ui/form/form.tsx';
import { Field, FormItem } from '../../../../ui/form/form-item.tsx';
import { zodRule } from '../../../../ui/form/zod-rule.ts';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { DomainAdvice } from '../domain-advice.tsx';
import styles from '../fields.module.css';
import { ReplyToField } from './reply-to-field.tsx';
import { ServerCard } from './server-card.tsx';
import { PaceFields, TagsField } from './settings-fields.tsx';
import type { SmtpValues } from './smtp-values.ts';

type SmtpFormProps = {
  form: FormInstance<SmtpValues>;
  id: string;
  initial: SmtpValues;
  values: SmtpValues;
  onValues: (values: SmtpValues) => void;
  onSubmit: () => void;
  /** The address is connected here already, or could not be meant. */
  emailProblem: string | undefined;
  /** Between the password and the servers. */
  note: ReactNode;
  works: { smtp: boolean | undefined; imap: boolean | undefined };
};

/** Address, password and both servers of a mailbox, and how it starts. */
export function SmtpForm({ form, id, initial, values, onValues, onSubmit, emailProblem, note, works }: SmtpFormProps) {
  const { t } = useTranslation('accounts-add');
  const setUserIsAddress = (isUserAddress: boolean) => {
    form.setFieldsValue({ isUserAddress });
    onValues({ ...form.getFieldsValue(), isUserAddress });
  };
  return (
    <Form
      id={id}
      form={form}
      marksRequired
      initialValues={initial}
      className={styles.form}
      onValuesChange={() => onValues(form.getFieldsValue())}
      onFinish={onSubmit}
    >
      <Grid gap="0 4" columns="1fr 1fr" narrow={{ columns: '1fr' }}>
        <FormItem
          name="email"
          label={t('form.email')}
          required
          rules={[zodRule(serverAccount, 'email')]}
          extra={emailProblem && <Text tone="amber">{emailProblem}</Text>}
        >
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </FormItem>
        <FormItem name="senderName" label={t('form.senderName')} rules={[zodRule(accountSettings, 'senderName')]}>
          <Input autoComplete="off" />
        </FormItem>
      </Grid>
      <FormItem name="password" label={t('form.password')} required rules={[zodRule(serverAccount, 'password')]}>
        <PasswordInput autoComplete="new-password" />
      </FormItem>
      {note}
      <ServerCard
        form={form}
        side="smtp"
        works={works.smtp}
        action={
          <button type="button" className="link small" onClick={() => setUserIsAddress(!values.isUserAddress)}>
            {t(values.isUserAddress ? 'form.otherUser' : 'form.userIsAddress')}
          </button>
        }
      >
        {!values.isUserAddress && (
          <FormItem name={['smtp', 'user']} label={t('form.user')} extra={t('form.userHint')}>
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </FormItem>
        )}
      </ServerCard>
      <ServerCard form={form} side="imap" works={works.imap}>
        <Field name="isSameLogin" valuePropName="checked">
          <Checkbox className={styles.tick ?? ''}>{t('form.sameLogin')}</Checkbox>
        </Field>
        {!values.isSameLogin && (
          <Grid gap="0 4" columns="1fr 1fr" narrow={{ columns: '1fr' }}>
            <FormItem name={['imap', 'user']} label={t('form.imapUser')} extra={t('form.imapUserHint')}>
              <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </FormItem>
            <FormItem
              name="imapPassword"
              label={t('form.imapPassword')}
              required
              rules={[zodRule(serverAccount.required(), 'imapPassword')]}
            >
              <PasswordInput autoComplete="new-password" />
            </FormItem>
          </Grid>
        )}
      </ServerCard>
      <Row wraps gap="0 6" align="stretch">
        <PaceFields />
      </Row>
      <Grid gap="0 4" columns="1fr 1fr" narrow={{ columns: '1fr' }}>
        <ReplyToField />
        <TagsField />
      </Grid>
      <DomainAdvice email={values.email} />
    </Form>
  );
}
