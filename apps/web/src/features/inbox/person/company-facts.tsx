import { useTranslation } from 'react-i18next';
import type { PersonDetail } from '../../../api/inbox/inbox-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './person-panel.module.css';

/** Fields of one's own that fit beside a thread; the contact itself has them all. */
const OWN_FIELDS_SHOWN = 3;

/** What we know of the company, and other people we know there. */
export function CompanyFacts({ detail: { contact, colleagues, threads } }: { detail: PersonDetail }) {
  const { t } = useTranslation('inbox');
  const own = Object.entries(contact?.fields ?? {}).slice(0, OWN_FIELDS_SHOWN);
  const facts: (readonly [name: string, value: string])[] = [
    [t('company.people'), contact?.companySize ?? ''],
    [t('company.website'), (contact?.website ?? '').replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')],
    [t('company.place'), [contact?.city, contact?.country].filter(Boolean).join(', ')],
    ...own,
    [t('company.colleagues'), colleagues > 0 ? formatNumber(colleagues) : ''],
    [t('company.threads'), threads > 1 ? formatNumber(threads) : ''],
  ];
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
      <h3>{t('company.title')}</h3>
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </Box>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
