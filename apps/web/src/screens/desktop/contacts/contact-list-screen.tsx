import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Plus, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ContactDetail } from '../../../api/contacts/contact-queries.ts';
import type { PersonAsk } from '../../../features/contacts/detail/contact-panel.tsx';
import { useExportPerson } from '../../../features/contacts/detail/use-export-person.ts';
import { withoutLabel } from '../../../features/contacts/filter/list-view.ts';
import { ImportNotice } from '../../../features/contacts/import/import-notice.tsx';
import { type ContactCounts, ContactList } from '../../../features/contacts/list/contact-list.tsx';
import { userInfoQuery } from '../../../features/identity/user-info.ts';
import { contactPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { useContactAsks } from '../../shared/contacts/use-contact-asks.ts';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { NoContacts } from './no-contacts.tsx';
import { leavesContact, useContactAddress } from './use-contact-address.ts';

const AddToCampaignDialog = partOnPress(
  async () => (await import('../../../features/campaigns/shared/add-to-campaign-dialog.tsx')).AddToCampaignDialog,
  'campaigns',
  'campaign-words',
);
const LabelsDialog = partOnPress(
  async () => (await import('../../../features/contacts/bulk/labels-dialog.tsx')).LabelsDialog,
);
const ContactDialogs = partOnPress(
  async () => (await import('../../../features/contacts/bulk/contact-dialogs.tsx')).ContactDialogs,
);
const AddContactDialog = partOnPress(
  async () => (await import('../../../features/contacts/add/add-contact-dialog.tsx')).AddContactDialog,
);
const ContactPanel = partOnPress(
  async () => (await import('../../../features/contacts/detail/contact-panel.tsx')).ContactPanel,
  'verification',
);
const EraseDialog = partOnPress(
  async () => (await import('../../../features/contacts/detail/erase-dialog.tsx')).EraseDialog,
);
const ManageLabelsDialog = partOnPress(
  async () => (await import('../../../features/contacts/labels/manage-labels-dialog.tsx')).ManageLabelsDialog,
);

export function ContactListScreen() {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const { view, showView, email, tab, open, close } = useContactAddress();
  const [counts, setCounts] = useState<ContactCounts>();
  const { question, ask, close: closeQuestion, finish } = useContactAsks();
  const [isAdding, setAdding] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [erasing, setErasing] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  usePlanNumbers(counts?.all);
  const { mutate: exportOne } = useExportPerson();

  function askForOne(wanted: PersonAsk, contact: ContactDetail) {
    if (wanted === 'erase') setErasing(contact.email);
    else if (wanted === 'exportPerson') exportOne(contact.email);
    else ask({ ask: wanted, choice: { contactIds: [contact.contactId] }, count: 1, contacts: [contact] });
  }
  const isEmpty = counts?.all === 0;
  return (
    <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
      <PageHead title={t('title')} isJoined={!isEmpty} beside={counts && !isEmpty && <Count counts={counts} />}>
        <SearchField
          label={t('search')}
          field={search}
          search={view.filter.search}
          onSearch={(text) => showView({ ...view, filter: { ...view.filter, search: text } })}
        />
        <MoreMenu onGo={go} onLabels={() => setManaging(true)} />
        <Button icon={<Upload size={16} strokeWidth={1.5} />} onClick={() => go(contactPaths.import())}>
          {t('import.title')}
        </Button>
        <Button primary={!isEmpty} icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          {t('add.title')}
        </Button>
      </PageHead>
      <ImportNotice settling={counts?.settling ?? 0} onOpen={(id) => go(contactPaths.import(id))} />
      <ContactList
        view={view}
        onView={showView}
        openEmail={email}
        onOpen={(contact) => open(contact.email, tab)}
        linkTo={({ email }) => contactPath(email)}
        onAsk={ask}
        pageKeys={{ '/': () => search.current?.focus(), c: () => setAdding(true), Escape: close }}
        isCovered={question !== undefined || isAdding || isManaging || erasing !== undefined}
        empty={<NoContacts />}
        onCounts={setCounts}
        panel={(neighbours) =>
          email !== undefined && (
            <ContactPanel
              email={email}
              tab={tab}
              onTab={(shown) => open(email, shown)}
              neighbours={neighbours}
              onGo={(next) => open(next, tab)}
              onClose={close}
              onAsk={askForOne}
              onChanged={setChanged}
            />
          )
        }
      />
      {question?.ask === 'campaign' && (
        <AddToCampaignDialog
          choice={question.choice}
          count={question.count}
          onClose={closeQuestion}
          onAdded={closeQuestion}
        />
      )}
      {isManaging && (
        <ManageLabelsDialog
          onClose={() => setManaging(false)}
          onDeleted={(id) => showView({ ...view, filter: withoutLabel(view.filter, id) })}
        />
      )}
      {isAdding && (
        <AddContactDialog
          onClose={() => setAdding(false)}
          onAdded={(contact) => {
            setAdding(false);
            open(contact.email);
          }}
        />
      )}
      {erasing !== undefined && <EraseDialog email={erasing} onClose={() => setErasing(undefined)} onErased={close} />}
      {question && (
        <ContactDialogs
          Labels={LabelsDialog}
          question={question}
          onClose={closeQuestion}
          onGone={() => {
            finish();
            close();
          }}
          onMerged={(kept) => {
            finish();
            open(kept.email);
          }}
        />
      )}
      <UnsavedChanges isChanged={isChanged} leaves={leavesContact} />
    </Stack>
  );
}

/** The numbers of the plan stand in the menu: they are read again when contacts came or went. */
function usePlanNumbers(all: number | undefined) {
  const client = useQueryClient();
  const before = useRef(all);
  useEffect(() => {
    if (before.current !== undefined && all !== before.current) {
      void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
    }
    before.current = all;
  }, [client, all]);
}

/** How many the filter leaves of all. */
function Count({ counts: { shown, isExact, all } }: { counts: ContactCounts }) {
  const { t } = useTranslation('contacts');
  const number = formatNumber(shown);
  if (shown === all)
    return (
      <Text before={-1} tone="muted" size={14} nums>
        {formatNumber(all)}
      </Text>
    );
  return (
    <Text before={-1} tone="muted" size={14} nums>
      {t('list.count', { shown: isExact ? number : t('list.moreThan', { number }), all: formatNumber(all) })}
    </Text>
  );
}

function MoreMenu({ onGo, onLabels }: { onGo: (path: string) => void; onLabels: () => void }) {
  const { t } = useTranslation('contacts');
  const acts = {
    labels: onLabels,
    suppressed: () => onGo(contactPaths.suppressed),
    duplicates: () => onGo(contactPaths.duplicates),
  } as const;
  return (
    <Dropdown
      menu={{
        items: (['labels', 'suppressed', 'duplicates'] as const).map((key) => ({
          key,
          label: t(`more.${key}`),
          onClick: acts[key],
        })),
      }}
    >
      <Button aria-label={t('more.label')} icon={<Ellipsis size={16} />} />
    </Dropdown>
  );
}
