import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactDetail, contactQuery } from '../../../api/contacts/contact-queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, OutsideButton } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { StepThrough } from '../../../ui/step-through.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ASK_ICONS, type ContactAsk } from '../bulk/contact-asks.tsx';
import { isContacted, nameOf } from '../shared/contact-words.ts';
import { useLastEvent } from '../shared/use-event-words.ts';
import styles from './contact-panel.module.css';
import { Facts } from './facts.tsx';
import { FieldsTab } from './fields-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { PANEL_TABS, type PanelTab } from './panel-tabs.ts';
import { Timeline } from './timeline.tsx';

/** What can be asked for one contact beyond what can be asked for many. */
export type PersonAsk = Exclude<ContactAsk, 'merge'> | 'exportPerson' | 'erase';

type ContactPanelProps = {
  email: string;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** The addresses around it, in the order of the list. */
  neighbours: readonly string[];
  onGo: (email: string) => void;
  onClose: () => void;
  onAsk: (ask: PersonAsk, contact: ContactDetail) => void;
  /** Fields were changed and not saved. */
  onChanged: (isChanged: boolean) => void;
};

/** Everything about one contact, beside the list it was opened from. */
export function ContactPanel(props: ContactPanelProps) {
  const { email, neighbours, onGo, onClose } = props;
  const { t } = useTranslation('contacts');
  const asked = useQuery(contactQuery(email));
  const { data: contact, error, isPending } = asked;
  const isLate = useLater(isPending);
  return (
    <Stack
      as="aside"
      tall
      minWidth={0}
      minHeight={0}
      border="top"
      surface="page"
      gap={0}
      className={styles.panel}
      aria-label={contact ? nameOf(contact) : t('panel.label')}
    >
      <Stack as="header" rigid gap={3} pad="4 5 3.5" border="bottom">
        <Row gap={3} align="start">
          {contact && <Who contact={contact} />}
          <Row before="auto" align="stretch">
            <StepThrough
              ids={neighbours}
              current={email}
              labels={{ previous: t('panel.previous'), next: t('panel.next') }}
              onGo={onGo}
            />
            <Button text small aria-label={t('close')} icon={<X size={16} />} onClick={onClose} />
          </Row>
        </Row>
        {contact && <Actions contact={contact} onAsk={(ask) => props.onAsk(ask, contact)} />}
      </Stack>
      {error && !contact && (
        <Box pad={5}>
          <RetryNote query={asked} retry={t('retry')} />
        </Box>
      )}
      {isLate && (
        <Box pad={5}>
          <Skeleton rows={6} />
        </Box>
      )}
      {contact && <Body {...props} contact={contact} />}
    </Stack>
  );
}

function Who({ contact }: { contact: ContactDetail }) {
  const name = nameOf(contact);
  return (
    <>
      <Avatar name={name} picture="" size={44} />
      <Box grow minWidth={0}>
        <Text as="h2" leading={22} className="panel-title ellipsis">
          {name}
        </Text>
        <div className="muted ellipsis">{contact.title || contact.company}</div>
      </Box>
    </>
  );
}

const MENU = ['verify', 'tags', 'lists', 'suppress', 'exportPerson', 'erase', 'delete'] as const;

function Actions({ contact, onAsk }: { contact: ContactDetail; onAsk: (ask: PersonAsk) => void }) {
  const { t } = useTranslation('contacts');
  const CampaignIcon = ASK_ICONS.campaign;
  const shown = MENU.filter((ask) => !contact.suppressed || ask !== 'suppress');
  return (
    <Row wraps>
      <OutsideButton
        small
        href={`mailto:${encodeURIComponent(contact.email)}`}
        disabled={contact.suppressed !== null}
        icon={<Pencil size={14} />}
      >
        {t('do.write')}
      </OutsideButton>
      <Button
        small
        icon={<CampaignIcon size={14} />}
        disabled={contact.suppressed !== null}
        onClick={() => onAsk('campaign')}
      >
        {t('do.campaign')}
      </Button>
      <Dropdown
        menu={{
          items: shown.map((key) => ({ key, label: t(`do.${key}`), danger: key === 'erase' || key === 'delete' })),
          onClick: ({ key }) => {
            const ask = MENU.find((known) => known === key);
            if (ask) onAsk(ask);
          },
        }}
      >
        <Button small aria-label={t('panel.more')} icon={<Ellipsis size={16} />} />
      </Dropdown>
      <Box as="span" maxWidth="100%" before="auto">
        <LastEventTag contact={contact} />
      </Box>
    </Row>
  );
}

function LastEventTag({ contact }: { contact: ContactDetail }) {
  const { tone, words } = useLastEvent()(contact);
  if (!contact.suppressed && !isContacted(contact)) return null;
  return (
    <Tag tone={tone === 'machine' || tone === 'ring' ? 'grey' : tone} dot>
      {words}
    </Tag>
  );
}

function Body({ contact, tab, onTab, onGo, onChanged }: ContactPanelProps & { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  const counts: Partial<Record<PanelTab, number>> = {
    fields: [...STANDARD_FIELDS.map((name) => contact[name]), ...Object.values(contact.fields)].filter(Boolean).length,
    notes: contact.notes.length,
  };
  const parts: Record<PanelTab, ReactNode> = {
    timeline: <Timeline contact={contact} />,
    fields: <FieldsTab key={contact.contactId} contact={contact} onMoved={onGo} onChanged={onChanged} />,
    notes: <NotesTab key={contact.contactId} contact={contact} />,
  };
  return (
    <>
      <Facts contact={contact} />
      <PanelTabs
        at={tab}
        onTab={onTab}
        tabs={PANEL_TABS.map((key) => ({
          key,
          children: parts[key],
          label: (
            <>
              {t(`panel.${key}`)}{' '}
              {counts[key] ? (
                <Text before={1} tone="muted" size={12} weight={400}>
                  {counts[key]}
                </Text>
              ) : null}
            </>
          ),
        }))}
      />
    </>
  );
}
