import { profileUpdate, type UserInfo } from '@outrider/contract/user';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Form, useForm, useWatchAll } from '../../../ui/form/form.tsx';
import { Field, FormItem, LabelledFields } from '../../../ui/form/form-item.tsx';
import { zodRule } from '../../../ui/form/zod-rule.ts';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AvatarField } from './avatar-field.tsx';
import styles from './profile-card.module.css';
import { keptProfile, PROFILE_FIELDS, type ProfileValues } from './profile-values.ts';
import { useUpdateProfile } from './use-update-profile.ts';

type ProfileCardProps = {
  user: UserInfo;
  /** Called when there is something to lose, and when there no longer is. */
  onChangedOrSaved: (isChanged: boolean) => void;
};

export function ProfileCard({ user, onChangedOrSaved }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const form = useForm<ProfileValues>();
  const values = useWatchAll(form);
  const { mutateAsync: update, isPending } = useUpdateProfile();
  const changed = PROFILE_FIELDS.filter((field) => field in values && values[field] !== user[field]);
  const isChanged = changed.length > 0;
  useEffect(() => onChangedOrSaved(isChanged), [isChanged, onChangedOrSaved]);
  useEffect(() => form.setFieldsValue(keptProfile.read() ?? {}), [form]);

  const discard = () => {
    keptProfile.clear();
    form.resetFields();
  };
  async function save(wanted: ProfileValues) {
    const saved = await update(Object.fromEntries(changed.map((field) => [field, wanted[field]])));
    keptProfile.clear();
    // The server trims what was typed.
    form.setFieldsValue(saved);
  }

  const actions = (
    <>
      {isChanged && (
        <>
          <Box as="span" self="center" tone="muted" size={12} leading={16}>
            {t('unsaved')}
          </Box>
          <Button small onClick={discard}>
            {t('discard')}
          </Button>
        </>
      )}
      <Button small primary disabled={!isChanged} busy={isPending} onClick={form.submit}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Card title={t('title')} actions={actions}>
      <Form
        form={form}
        initialValues={user}
        className={styles.form}
        onValuesChange={keptProfile.write}
        onFinish={(wanted) => void save(wanted).catch(() => undefined)}
      >
        <Field name="avatar" valuePropName="picture">
          <AvatarFieldOfForm name={values.name || user.email} />
        </Field>
        <Grid gap={4} columns="1fr 1fr" narrow={{ columns: 'minmax(0, 1fr)' }} className={styles.grid}>
          <FormItem name="name" label={t('name')} rules={[zodRule(profileUpdate, 'name')]}>
            <Input autoComplete="name" />
          </FormItem>
          <FormItem name="companyName" label={t('companyName')} rules={[zodRule(profileUpdate, 'companyName')]}>
            <Input autoComplete="organization" />
          </FormItem>
          <LabelledFields label={t('email')} htmlFor="profile-email">
            <Input
              id="profile-email"
              readOnly
              value={user.email}
              suffix={user.emailVerified && <Tag tone="green">{t('verified')}</Tag>}
            />
          </LabelledFields>
          <FormItem name="website" label={t('website')} rules={[zodRule(profileUpdate, 'website')]}>
            <Input autoComplete="url" inputMode="url" />
          </FormItem>
        </Grid>
      </Form>
    </Card>
  );
}

/** The form hands over value and change; the name comes from beside it. */
function AvatarFieldOfForm({
  name,
  picture = '',
  onChange,
}: {
  name: string;
  picture?: string;
  onChange?: (picture: string) => void;
}) {
  return <AvatarField name={name} picture={picture} onChange={(chosen) => onChange?.(chosen)} />;
}
