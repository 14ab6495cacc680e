import type { Contact } from '@outrider/contract/contacts/contact';
import { type Taken, valueIn, valuesOf } from '@outrider/contract/contacts/merge-rules';
import { useTranslation } from 'react-i18next';
import type { MergeCandidate } from '../../../api/contacts/contact-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList } from '../../../platform/format.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './merge.module.css';
import { joinContacts } from './merge-fields.tsx';

type MergeConsequencesProps = {
  candidates: readonly MergeCandidate[];
  /** The kept one first. */
  contacts: readonly Contact[];
  take: Taken;
};

export function MergeConsequences({ candidates, contacts, take }: MergeConsequencesProps) {
  const { t } = useTranslation('contacts');
  const [kept, ...gone] = contacts;
  const named = (emails: readonly string[]) => formatList(emails, languageNow());
  const suppressed = contacts.find((contact) => contact.suppressed && contact.suppressed.reason !== 'bounced');
  const inCampaigns = candidates
    .filter(({ contact, campaigns }) => campaigns > 0 && contact !== kept && !contact.suppressed)
    .map(({ contact }) => contact.email);
  const dropped = joinContacts(contacts, take).flatMap(({ name, value: taken }) =>
    contacts.map((contact) => valueIn(valuesOf(contact), name)).filter((value) => value !== '' && value !== taken),
  );
  const values = [...new Set(dropped)];
  const consequences = [
    t('merge.gone', { count: gone.length, emails: named(gone.map(({ email }) => email)), kept: kept?.email }),
    ...(values.length > 0 ? [t('merge.dropped', { count: values.length, values: named(values) })] : []),
    ...(inCampaigns.length > 0 && !suppressed
      ? [t('merge.campaigns', { count: inCampaigns.length, emails: named(inCampaigns) })]
      : []),
    t('merge.undoable'),
  ];
  return (
    <Stack as="section" gap={2}>
      <h3 className="medium">{t('merge.goes')}</h3>
      <Grid as="ul" gap={1} pad="0 0 0 4.5" breaks className={`secondary ${styles.consequences}`}>
        {consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Grid>
      {suppressed?.suppressed && (
        <Note tone="amber">
          {t('merge.suppressed', { email: suppressed.email, reason: t(`reason.${suppressed.suppressed.reason}`) })}
        </Note>
      )}
    </Stack>
  );
}
