import type { LinkCandidate } from '@outrider/contract/campaigns/replies';
import { CircleCheck, CircleHelp, type LucideIcon, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnotherLead } from './another-lead.tsx';
import styles from './link-choices.module.css';
import { roundWords } from './round-words.ts';

type LinkChoicesProps = {
  candidates: readonly LinkCandidate[];
  chosen: string | undefined;
  onChoose: (leadId: string) => void;
};

/** Whose answer it is: those who are proposed, each with its reasons, or another lead. */
export function LinkChoices({ candidates, chosen, onChoose }: LinkChoicesProps) {
  const { t } = useTranslation('inbox');
  return (
    <Stack as="fieldset" pad={0} className={styles.choices}>
      <legend className="visually-hidden">{t('link.whose')}</legend>
      {candidates.map((candidate) => (
        <Choice
          key={candidate.leadId}
          candidate={candidate}
          isChosen={candidate.leadId === chosen}
          onChoose={() => onChoose(candidate.leadId)}
        />
      ))}
      <AnotherLead onChoose={onChoose} />
    </Stack>
  );
}

type ChoiceProps = { candidate: LinkCandidate; isChosen: boolean; onChoose: () => void };

function Choice({ candidate, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('inbox');
  const { leadId, name, email, company, title, campaign, mail, percent, evidence } = candidate;
  const about = [company, title].filter(Boolean).join(t('link.comma')) || email;
  return (
    <Box border="all" borderTone="strong" rounded surface="raised" className={styles.choice}>
      <label className={styles.head}>
        <input type="radio" name="lead" value={leadId} checked={isChosen} onChange={onChoose} />
        <Avatar name={name || email} picture="" size={28} />
        <Stack as="span" grow minWidth={0} gap={0}>
          <span className="ellipsis medium">{name || email}</span>
          <span className="muted small ellipsis" title={campaign}>
            {about}
          </span>
        </Stack>
        <Tag tone="line">{roundWords(t, mail)}</Tag>
        <Text rigid whiteSpace="nowrap">
          <Text as="b" size={16} weight={600}>
            {t('link.percent', { percent })}
          </Text>{' '}
          <span className="muted small">{t('link.sureWord')}</span>
        </Text>
      </label>
      {isChosen && (
        <Stack as="ul" gap={2} before={3} after={3} pad="3 0" border="top">
          {evidence.map((each) => (
            <Reason key={each.kind} evidence={each} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

const ICONS: Record<LinkCandidate['evidence'][number]['speaks'], LucideIcon> = {
  for: CircleCheck,
  maybe: CircleHelp,
  none: Minus,
};

function Reason({ evidence: { kind, speaks, count, of, about } }: { evidence: LinkCandidate['evidence'][number] }) {
  const { t } = useTranslation('inbox');
  const Icon = ICONS[speaks];
  const words =
    kind === 'quote' && speaks === 'for'
      ? t('link.evidence.quoteFor', { count, of })
      : kind === 'quote' && of > 0
        ? t('link.evidence.quoteOther')
        : t(`link.evidence.${kind}.${speaks}`);
  return (
    <Row minWidth={0} as="li" gap={3}>
      <Icon size={16} strokeWidth={1.5} aria-label={t(`link.speaks.${speaks}`)} className={styles[speaks] ?? ''} />
      <Stack as="span" grow minWidth={0} gap={0}>
        {words}
      </Stack>
      {speaks !== 'none' && about !== '' && (
        <span className={`muted small ellipsis ${styles.about}`} title={about}>
          {about}
        </span>
      )}
    </Row>
  );
}
