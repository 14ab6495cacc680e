import { type AccountSettings, accountSettings } from '@outrider/contract/mailboxes/settings';
import { issueText } from '@outrider/contract/validation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { saveAccountSettings } from '../../../api/mailboxes/settings.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';

/** As far as it was typed: what is not valid yet is kept too. */
const settingsDraft = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
type Changes = z.infer<typeof settingsDraft>;
const NOTHING: Changes = {};

type Field = keyof AccountSettings;

/** The settings of a mailbox while the user changes them. The draft is the one a computer keeps, too. */
export function useSettingsEdit(accountId: string, saved: AccountSettings) {
  const { t } = useTranslation('accounts');
  const [changes, setChanges, forget] = useKeptState(`settings of ${accountId}`, settingsDraft, NOTHING);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const stored: Record<string, unknown> = saved;
  const values: Record<string, unknown> = { ...stored, ...changes };
  const tried = accountSettings.safeParse(values);
  const changed = Object.keys(changes).filter((name) => name in stored && changes[name] !== stored[name]);
  const { mutate, isPending } = useMutation({
    mutationFn: (settings: AccountSettings) => saveAccountSettings({ accountIds: [accountId], settings }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: t('settings.saved') });
      forget();
      return refreshMailboxes();
    },
  });
  return {
    isChanged: changed.length > 0,
    isSaving: isPending,
    textOf: (name: Field): string => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    isOn: (name: Field): boolean => values[name] === true,
    set: (name: Field, value: string | number | boolean | null) => setChanges({ ...changes, [name]: value }),
    errorOf: (name: Field): string | undefined => {
      const issue = areProblemsShown ? tried.error?.issues.find(({ path }) => path[0] === name) : undefined;
      return issue && issueText(issue, languageNow());
    },
    save: () => {
      setProblemsShown(true);
      if (tried.success) mutate(tried.data);
    },
    discard: () => {
      setProblemsShown(false);
      forget();
    },
  };
}
