import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import layout from '../../../features/mailboxes/add/add-layout.module.css';
import { Room, SealedNote } from '../../../features/mailboxes/add/room.tsx';
import { WhatHappens } from '../../../features/mailboxes/add/what-happens.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { ConnectChoice } from '../../shared/accounts-add/connect-choice.tsx';
import { useAddPage } from '../../shared/accounts-add/use-add-page.ts';
import { AddHead } from './add-head.tsx';

const BulkView = partOnPress(
  async () => (await import('../../../features/mailboxes/add/bulk/bulk-view.tsx')).BulkView,
  'checks',
);

/** The ways to a mailbox; or, once a file was given, what becomes of its rows. */
export function AccountAddScreen() {
  const { t } = useTranslation('accounts-add');
  const [query] = useSearchParams();
  const { plan, dates, refreshQuota } = useAddPage();
  const bulkId = query.get('bulk');
  if (bulkId !== null) {
    return (
      <DatesAs {...dates}>
        <BulkView
          key={bulkId}
          bulkId={bulkId}
          plan={plan}
          onEnded={refreshQuota}
          head={(actions) => <AddHead title={t('bulk.title')} isConnect actions={actions} />}
        />
      </DatesAs>
    );
  }
  return (
    <DatesAs {...dates}>
      <AddHead title={t('title')} />
      <div className={layout.columns}>
        <section className={layout.main}>
          <ConnectChoice />
        </section>
        <aside className={layout.side}>
          <div className={layout.part}>
            <WhatHappens />
          </div>
          <div className={layout.part}>
            <Room plan={plan} />
            <SealedNote />
          </div>
        </aside>
      </div>
    </DatesAs>
  );
}
