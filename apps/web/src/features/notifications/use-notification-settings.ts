import type { NotificationChoices } from '@outrider/contract/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationSettingsQuery, saveNotificationSettingsMutation } from '../../api/notifications.ts';

/** What the user chose. A change is shown at once and saved behind it; one that could not be saved stays, and says so. */
export function useNotificationSettings() {
  const query = useQuery(notificationSettingsQuery);
  const [unsaved, setUnsaved] = useState<NotificationChoices>();
  const saving = useMutation(saveNotificationSettingsMutation);
  const choices = unsaved ?? query.data?.choices;
  const save = (wanted: NotificationChoices) => {
    setUnsaved(wanted);
    // Unless something else was chosen meanwhile.
    saving.mutate(wanted, { onSuccess: () => setUnsaved((now) => (now === wanted ? undefined : now)) });
  };
  return {
    query,
    settings: query.data && choices && { ...query.data, choices },
    saving: {
      error: saving.error,
      isBusy: saving.isPending,
      again: () => {
        if (choices) save(choices);
      },
    },
    change: (to: Partial<NotificationChoices>) => {
      if (choices) save({ ...choices, ...to });
    },
  };
}

export type ChangeChoices = ReturnType<typeof useNotificationSettings>['change'];
