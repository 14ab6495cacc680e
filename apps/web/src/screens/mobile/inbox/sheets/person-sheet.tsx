import type { Person } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonPanel } from '../../../../features/inbox/person/person-panel.tsx';
import { contactPath } from '../../../../paths/paths.ts';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { PersonCampaigns } from '../../../shared/inbox/person-campaigns.tsx';
import { PersonEvents } from '../../../shared/inbox/person-events.tsx';
import styles from '../thread-page.module.css';

/** Who wrote, where the sale stands, and what we know. The meaning is set in the thread itself. */
export function PersonSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <Sheet title={t('person.label')} onClose={onClose}>
      <Box before={-2} after={-2}>
        <PersonDetails person={person} />
      </Box>
    </Sheet>
  );
}

export const PersonDetails = ({ person }: { person: Person }) => (
  <PersonPanel
    person={person}
    events={({ timeline }) => <PersonEvents events={timeline} />}
    campaigns={(campaigns) => <PersonCampaigns campaigns={campaigns} />}
    link={(contact, name) => (
      <Link to={contactPath(contact.email)} className={`link ${styles.contact}`}>
        {name}
      </Link>
    )}
  />
);
