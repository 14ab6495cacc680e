import { changePassword } from '@outrider/contract/sign';
import type { UserInfo } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { formatDate } from '../../../../platform/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { PasswordRules } from '../../../../ui/form/password-rules.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../../ui/form/use-zod-form.ts';
import { Box, Stack } from '../../../../ui/layout/layout.tsx';
import { repeatedPassword } from '../../repeated-password.ts';
import { dateViewOf } from '../date-view.ts';
import { useOtherDevices } from '../sessions.ts';
import { useChangePassword } from '../use-change-password.ts';

const EMPTY = { currentPassword: '', password: '', repeat: '' };
const firstPassword = repeatedPassword.safeExtend({ currentPassword: z.string() });
const nextPassword = repeatedPassword.safeExtend(changePassword.input.required().pick({ currentPassword: true }).shape);

/** Changes the password, or sets the first one of a user who signed up with a provider. */
export function PhonePasswordCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const others = useOtherDevices();
  const { change, isBusy } = useChangePassword({
    onDone: () => form.change(EMPTY),
    onRefused: (name, text) => form.refuse(name, text),
  });
  const form = useZodForm({
    schema: user.hasPassword ? nextPassword : firstPassword,
    initial: EMPTY,
    onSubmit: async ({ currentPassword, password }) =>
      change({ password, ...(user.hasPassword && { currentPassword }) }),
  });
  const changedOn = formatDate(user.passwordChangedAt, dateViewOf(user));
  return (
    <Card
      title={t('password.title')}
      beside={user.hasPassword ? t('password.changedOn', { date: changedOn }) : t('password.none')}
    >
      <Box as="form" pad={4} noValidate onSubmit={form.submit}>
        {/* Lets password managers file the new password under the right account. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <TextField
            label={t('password.current')}
            type="password"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        <TextField
          label={t('password.new')}
          type="password"
          autoComplete="new-password"
          below={<PasswordRules password={form.values.password} />}
          {...form.field('password')}
        />
        <TextField label={t('password.repeat')} type="password" autoComplete="new-password" {...form.field('repeat')} />
        <Stack gap={2}>
          <Button submit block busy={isBusy} disabled={form.values.password === ''}>
            {t(user.hasPassword ? 'password.change' : 'password.set')}
          </Button>
          {others > 0 && <span className="muted small">{t('password.signsOut', { count: others })}</span>}
        </Stack>
      </Box>
    </Card>
  );
}
