import type { FoundPerson } from '@outrider/contract/search';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { personQuery } from '../../../api/inbox/inbox-queries.ts';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { CategoryTag } from '../../../features/contacts/shared/category-tag.tsx';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { useLastEvent } from '../../../features/contacts/shared/use-event-words.ts';
import { HitText } from '../../../features/inbox/list/hit-text.tsx';
import { formatNumber } from '../../../platform/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Hit } from '../../shared/search/use-hits.ts';
import styles from './hit-preview.module.css';

type HitPreviewProps = { hit: Hit; onDone: () => void };

export function HitPreview({ hit, onDone }: HitPreviewProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const open = () => {
    onDone();
    void navigate(hit.to);
  };
  return (
    <Box as="aside" width={292} pad={5} scrolls border="left" surface="inset" className={styles.preview}>
      {hit.person ? <PersonFacts person={hit.person} /> : <HitFacts hit={hit} />}
      <Row gap={1.5} above={4} align="stretch">
        <Button small onClick={open}>
          {t('open')}
        </Button>
        {hit.person && !hit.person.suppressed && <WriteTo person={hit.person} onDone={onDone} />}
      </Row>
    </Box>
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
    <Button small icon={<PencilLine size={14} strokeWidth={1.5} />} onClick={write}>
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
      <Row gap={3} className={styles.who}>
        <Avatar name={name} picture="" size={44} />
        <Box minWidth={0}>
          <h2 className="ellipsis">{name}</h2>
          <div className="muted small ellipsis">{person.title || person.email}</div>
          <div className="muted small ellipsis">{person.company}</div>
        </Box>
      </Row>
      <Row wraps gap={1.5} above={3} below={3} align="stretch">
        {person.suppressed && <Tag tone="red">{words}</Tag>}
        {verification && <CategoryTag category={verification.category} />}
      </Row>
      <Grid as="dl" columns="auto minmax(0, 1fr)" gap="1.5 3" size={12}>
        {campaign && (
          <>
            <Text as="dt" tone="muted">
              {t('search:campaign')}
            </Text>
            <Text as="dd" textAlign="right" className="ellipsis">
              {campaign.name}
            </Text>
          </>
        )}
        {!person.suppressed && person.lastEvent && tone !== 'ring' && (
          <>
            <Text as="dt" tone="muted">
              {t('search:last')}
            </Text>
            <Text as="dd" textAlign="right">
              {words}, {since(person.lastEvent.at)}
            </Text>
          </>
        )}
        {detail && detail.threads > 0 && (
          <>
            <Text as="dt" tone="muted">
              {t('search:mailsCount')}
            </Text>
            <Text as="dd" textAlign="right">
              {formatNumber(detail.threads)}
            </Text>
          </>
        )}
      </Grid>
    </>
  );
}

const HitFacts = ({ hit: { title, detail, note, Icon } }: { hit: Hit }) => (
  <>
    <Row gap={3} className={styles.who}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <h2>
        <HitText text={title} />
      </h2>
    </Row>
    {detail !== '' && (
      <Box as="p" above={3} below={3} pad="0 0 0 2.5" tone="secondary" breaks className={styles.text}>
        <HitText text={detail} />
      </Box>
    )}
    <p className="muted small">{note}</p>
  </>
);
