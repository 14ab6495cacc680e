import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { LabelChoice } from '../../../../ui/label-choice.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { TAG_NAME_MAX, useSaveTags } from '../../shared/use-save-tags.ts';
import type { AccountDetail } from '../account-detail.ts';

export function PhoneTags({ account, onClose }: { account: AccountDetail; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { data: known = [], error } = useQuery(tagsQuery);
  const before = account.tags.map(({ tagName }) => tagName);
  const [wanted, setWanted] = useState<readonly string[]>(before);
  const { mutate: save, isPending } = useSaveTags([account], onClose);
  return (
    <Dialog title={t('tags.title', { email: account.email })} onClose={onClose}>
      <Stack gap={4}>
        {error && <Note tone="red">{error.message}</Note>}
        <LabelChoice
          label={t('tags.current')}
          hint={t('tags.hint')}
          known={known.map(({ tagName }) => tagName)}
          chosen={wanted}
          maxLength={TAG_NAME_MAX}
          onChange={setWanted}
        />
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            primary
            busy={isPending}
            onClick={() =>
              save({
                on: wanted.filter((name) => !before.includes(name)),
                off: before.filter((name) => !wanted.includes(name)),
              })
            }
          >
            {t('tags.save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
