import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import layout from '../../../features/mailboxes/add/add-layout.module.css';
import { Room, SealedNote } from '../../../features/mailboxes/add/room.tsx';
import { paths } from '../../../paths/paths.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { ConnectChoice } from '../../shared/accounts-add/connect-choice.tsx';
import { useAddPage } from '../../shared/accounts-add/use-add-page.ts';
import styles from './phone-page.module.css';
import { PhonePage } from './phone-page.tsx';

const BulkView = partOnPress(
  async () => (await import('../../../features/mailboxes/add/bulk/bulk-view.tsx')).BulkView,
  'checks',
);

export function AccountAddScreen() {
  const { t } = useTranslation('accounts-add');
  const [query] = useSearchParams();
  const { plan, refreshQuota } = useAddPage();
  const bulkId = query.get('bulk');
  if (bulkId !== null) {
    return (
      <PhonePage title={t('bulk.title')} backTo={paths.accounts.add}>
        <BulkView
          key={bulkId}
          bulkId={bulkId}
          plan={plan}
          isPhone
          onEnded={refreshQuota}
          head={(actions) => (
            <Row wraps pad="3 4" align="stretch" className={styles.actions}>
              {actions}
            </Row>
          )}
        />
      </PhonePage>
    );
  }
  return (
    <PhonePage title={t('title')} backTo={paths.accounts.list}>
      <section className={layout.main}>
        <ConnectChoice />
      </section>
      <aside className={layout.side}>
        <Room plan={plan} />
        <SealedNote />
      </aside>
    </PhonePage>
  );
}
