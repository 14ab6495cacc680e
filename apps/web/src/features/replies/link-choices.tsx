import type { LinkCandidate } from '@outrider/contract/campaigns/replies';
import { CircleCheck, CircleHelp, type LucideIcon, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnotherLead } from './another-lead.tsx';
import styles from './link-choices.module.css';
import { roundWords } from './round-words.ts';

type LinkChoicesProps = {
  candidates: readonly LinkCandidate[];
  chosen: string | undefined;
  onChoose: (leadId: string) => void;
};

/** Whose answer it is: those who are proposed, each with its reasons, or somebody else. */
export function LinkChoices({ candidates, chosen, onChoose }: LinkChoicesProps) {
  const { t } = useTranslation('inbox');
  return (
    <fieldset className={styles.choices}>
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
    </fieldset>
  );
}

type ChoiceProps = { candidate: LinkCandidate; isChosen: boolean; onChoose: () => void };

function Choice({ candidate, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('inbox');
  const { leadId, name, email, company, title, campaign, mail, percent, evidence } = candidate;
  const about = [company, title].filter(Boolean).join(t('link.comma')) || email;
  return (
    <div className={styles.choice}>
      <label className={styles.head}>
        <input type="radio" name="lead" value={leadId} checked={isChosen} onChange={onChoose} />
        <Avatar name={name || email} picture="" size={28} />
        <span className={styles.words}>
          <span className="ellipsis medium">{name || email}</span>
          <span className="muted small ellipsis" title={campaign}>
            {about}
          </span>
        </span>
        <Tag tone="line">{roundWords(t, mail)}</Tag>
        <span className={styles.sure}>
          <b>{t('link.percent', { percent })}</b> <span className="muted small">{t('link.sureWord')}</span>
        </span>
      </label>
      {isChosen && (
        <Stack as="ul" gap={2} className={styles.evidence}>
          {evidence.map((each) => (
            <Reason key={each.kind} evidence={each} />
          ))}
        </Stack>
      )}
    </div>
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
    <Row as="li" gap={3}>
      <Icon size={16} strokeWidth={1.5} aria-label={t(`link.speaks.${speaks}`)} className={styles[speaks] ?? ''} />
      <span className={styles.words}>{words}</span>
      {speaks !== 'none' && about !== '' && (
        <span className={`muted small ellipsis ${styles.about}`} title={about}>
          {about}
        </span>
      )}
    </Row>
  );
}
