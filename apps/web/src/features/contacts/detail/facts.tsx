import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactDetail } from '../../../api/contacts/contact-queries.ts';
import { MISSING } from '../../../platform/format.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import styles from './facts.module.css';
import { localTime } from './local-time.ts';

/** What is known of a person at a glance. */
export function Facts({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  const { email, verification, city, country, timeZone, company, companySize, source, tags, lists } = contact;
  const comma = t('filter.comma');
  const hour = timeZone === '' ? undefined : localTime(timeZone, worldNow());
  const facts: [name: string, value: ReactNode][] = [
    [
      t('facts.email'),
      <>
        <span className="mono">{email}</span>
        {verification && <CategoryTag category={verification.category} />}
      </>,
    ],
    [t('facts.place'), [city || country, hour].filter(Boolean).join(comma)],
    [
      t('facts.company'),
      [company, companySize && t('facts.people', { size: companySize })].filter(Boolean).join(comma),
    ],
    [t('facts.mailHost'), verification?.mx ?? ''],
    [t('facts.source'), <Source key="source" source={source} />],
    ...labelled(t('facts.tags'), tags),
    ...labelled(t('facts.lists'), lists),
  ];
  return (
    <Grid as="dl" columns="auto minmax(0, 1fr)" gap="1.5 4" pad="3.5 5" border="bottom" className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? MISSING : value}</dd>
        </Fragment>
      ))}
    </Grid>
  );
}

const labelled = (name: string, labels: readonly { id: string; name: string }[]): [string, ReactNode][] =>
  labels.length === 0
    ? []
    : [
        [
          name,
          <Row key={name} as="span" wraps gap={1} justify="end" align="stretch">
            {labels.map((label) => (
              <Tag key={label.id} tone="line">
                {label.name}
              </Tag>
            ))}
          </Row>,
        ],
      ];

const WEB_ADDRESS = /https?:\/\/[^\s,]+/;

/** Where it is from, kept so that a contact who asks can be answered; an address on the web can be followed. */
function Source({ source }: { source: string }) {
  const found = WEB_ADDRESS.exec(source)?.[0];
  if (found === undefined) return source === '' ? MISSING : <span>{source}</span>;
  const [before = '', after = ''] = source.split(found);
  return (
    <span>
      {before}
      <a className="underlined" href={found} target="_blank" rel="noreferrer">
        {found.replace(/^https?:\/\//, '')}
      </a>
      {after}
    </span>
  );
}
