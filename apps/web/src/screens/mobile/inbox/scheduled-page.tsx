import type { Delivery } from '@outrider/contract/compose/delivery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScheduledList } from '../../../features/compose/scheduled/scheduled-list.tsx';
import { useScheduled } from '../../../features/compose/scheduled/use-scheduled.ts';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import styles from './inbox.module.css';

/** Mails that wait for their time, on a phone. */
export function ScheduledPage() {
  const { t } = useTranslation(['compose', 'inbox']);
  const scheduled = useScheduled();
  const [moving, setMoving] = useState<Delivery>();
  return (
    <Stack as="section" tall height="100%" gap={0} className={styles.column} aria-label={t('compose:scheduled.title')}>
      <PhoneHead
        title={t('compose:scheduled.title')}
        count={scheduled.deliveries.length}
        back={{ to: paths.inbox, label: t('inbox:phone.back') }}
      />
      <ScheduledList
        scheduled={scheduled}
        openId={undefined}
        onOpen={(deliveryId) => {
          const wanted = scheduled.deliveries.find((each) => each.deliveryId === deliveryId);
          if (wanted?.state === 'waiting') scheduled.edit(wanted);
        }}
        moving={moving}
        onMoving={setMoving}
      />
    </Stack>
  );
}
