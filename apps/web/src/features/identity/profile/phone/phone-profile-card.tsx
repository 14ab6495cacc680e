import type { UserInfo } from '@outrider/contract/user';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../../ui/form/use-zod-form.ts';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { AvatarField } from '../avatar-field.tsx';
import { keptProfile, PROFILE_FIELDS, profileForm, profileValuesOf } from '../profile-values.ts';
import { useUpdateProfile } from '../use-update-profile.ts';

export function PhoneProfileCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const sheet = useRef<HTMLFormElement>(null);
  const { mutateAsync: update } = useUpdateProfile();
  const { values, field, submit, isBusy, change } = useZodForm({
    schema: profileForm,
    initial: keptProfile.read() ?? profileValuesOf(user),
    onSubmit: async (wanted) => {
      const saved = await update(Object.fromEntries(changed.map((name) => [name, wanted[name]]))).catch(
        () => undefined,
      );
      if (!saved) return;
      keptProfile.clear();
      // The server trims what was typed.
      change(profileValuesOf(saved));
    },
  });
  const changed = PROFILE_FIELDS.filter((name) => values[name] !== user[name]);
  const isChanged = changed.length > 0;
  useEffect(() => {
    if (isChanged) keptProfile.write(values);
  }, [isChanged, values]);
  const discard = () => {
    keptProfile.clear();
    change(profileValuesOf(user));
  };
  const actions = (
    <>
      {isChanged && (
        <Button small onClick={discard}>
          {t('discard')}
        </Button>
      )}
      <Button small primary disabled={!isChanged} busy={isBusy} onClick={() => sheet.current?.requestSubmit()}>
        {t('save')}
      </Button>
    </>
  );
  const { onChange: changeAvatar } = field('avatar');
  return (
    <Card title={t('title')} {...(isChanged && { beside: t('unsaved') })} actions={actions}>
      <Box as="form" ref={sheet} pad={4} noValidate onSubmit={submit}>
        <AvatarField name={values.name || user.email} picture={values.avatar} onChange={changeAvatar} />
        <TextField label={t('name')} autoComplete="name" {...field('name')} />
        <TextField label={t('companyName')} autoComplete="organization" {...field('companyName')} />
        <TextField
          label={t('email')}
          name="email"
          readOnly
          value={user.email}
          error={undefined}
          beside={user.emailVerified && <Tag tone="green">{t('verified')}</Tag>}
          onChange={() => {}}
          onBlur={() => {}}
        />
        <TextField label={t('website')} autoComplete="url" inputMode="url" {...field('website')} />
      </Box>
    </Card>
  );
}
