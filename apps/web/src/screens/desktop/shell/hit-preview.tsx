import type { FoundPerson } from '@outrider/contract/search';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { CategoryTag } from '../../../features/contacts/shared/category-tag.tsx';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { useLastEvent } from '../../../features/contacts/shared/use-event-words.ts';
import { HitText } from '../../../features/inbox/list/hit-text.tsx';
import { personQuery } from '../../../features/inbox/shared/inbox-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Hit } from '../../shared/search/use-hits.ts';
import styles from './hit-preview.module.css';

type HitPreviewProps = { hit: Hit; onDone: () => void };

/** More about the chosen hit, and what can be done with it. */
export function HitPreview({ hit, onDone }: HitPreviewProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const open = () => {
    onDone();
    void navigate(hit.to);
  };
  return (
    <aside className={styles.preview}>
      {hit.person ? <PersonFacts person={hit.person} /> : <HitFacts hit={hit} />}
      <div className={styles.actions}>
        <Button size="small" onClick={open}>
          {t('open')}
        </Button>
        {hit.person && !hit.person.suppressed && <WriteTo person={hit.person} onDone={onDone} />}
      </div>
    </aside>
  );
}

function WriteTo({ person, onDone }: { person: FoundPerson; onDone: () => void }) {
  const { t } = useTranslation('search');
  const startNew = useNewMail();
  const write = () => {
    onDone();
    startNew([{ email: person.email, name: `${person.firstName} ${person.lastName}`.trim() }]);
  };
  return (
    <Button size="small" icon={<PencilLine size={14} strokeWidth={1.5} />} onClick={write}>
      {t('writeShort')}
    </Button>
  );
}

function PersonFacts({ person }: { person: FoundPerson }) {
  const { t } = useTranslation(['search', 'contacts']);
  const { since } = useDates();
  const { tone, words } = useLastEvent()(person);
  // What is not known yet leaves its lines out; the page does not wait for it.
  const { data: detail } = useQuery(personQuery(person.email));
  const verification = detail?.contact?.verification;
  const [campaign] = detail?.campaigns ?? [];
  const name = nameOf(person);
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} picture="" size={44} />
        <div className={styles.names}>
          <h2 className="ellipsis">{name}</h2>
          <div className="muted small ellipsis">{person.title || person.email}</div>
          <div className="muted small ellipsis">{person.company}</div>
        </div>
      </div>
      <div className={styles.tags}>
        {person.suppressed && <Tag tone="red">{words}</Tag>}
        {verification && <CategoryTag category={verification.category} />}
      </div>
      <dl className={styles.facts}>
        {campaign && (
          <>
            <dt>{t('search:campaign')}</dt>
            <dd className="ellipsis">{campaign.name}</dd>
          </>
        )}
        {!person.suppressed && person.lastEvent && tone !== 'ring' && (
          <>
            <dt>{t('search:last')}</dt>
            <dd>
              {words}, {since(person.lastEvent.at)}
            </dd>
          </>
        )}
        {detail && detail.threads > 0 && (
          <>
            <dt>{t('search:mailsCount')}</dt>
            <dd>{formatNumber(detail.threads)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

const HitFacts = ({ hit: { title, detail, note, Icon } }: { hit: Hit }) => (
  <>
    <div className={styles.who}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <h2>
        <HitText text={title} />
      </h2>
    </div>
    {detail !== '' && (
      <p className={styles.text}>
        <HitText text={detail} />
      </p>
    )}
    <p className="muted small">{note}</p>
  </>
);
