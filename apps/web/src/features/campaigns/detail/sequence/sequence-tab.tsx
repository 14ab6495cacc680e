import type { Campaign, CampaignRound, CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShare } from '../../../../platform/format.ts';
import { Box } from '../../../../ui/layout/layout.tsx';
import { LetterMark, NumberMark } from '../../../../ui/mark.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { mayEdit } from '../../shared/campaign-asks.tsx';
import { usePlaces } from '../../shared/places.ts';
import { letterAt } from '../../shared/variant-letter.ts';
import { conditionWords } from '../../shared/words/condition-words.ts';
import { waitWords } from '../../shared/words/wait-words.ts';
import { contentText, piecesOf } from './content-text.ts';
import styles from './sequence-tab.module.css';

/** The rounds as they go out, to read. */
export function SequenceTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const places = usePlaces();
  return (
    <Box grow minHeight={0} pad="4 6 8" scrolls narrow={{ pad: '2 4 6', overflow: 'visible' }}>
      <p className={styles.note}>
        <span className="muted">{t('sequence.readOnly')}</span>
        {mayEdit(campaign.status) && (
          <Link to={places.editor(campaign.campaignId, 'sequence')} className="link">
            {t('sequence.edit')}
          </Link>
        )}
      </p>
      <ol>
        {campaign.rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
          <Round key={index} round={round} index={index} />
        ))}
      </ol>
    </Box>
  );
}

function Round({ round, index }: { round: CampaignRound; index: number }) {
  const { t } = useTranslation('campaigns');
  const { delay, condition, scope, variants, letsBestWin } = round;
  const whom = conditionWords(t, round);
  const weights = variants.reduce((sum, { weight }) => sum + weight, 0);
  const wait =
    index === 0
      ? t('sequence.first')
      : delay.count === 0
        ? t('sequence.atOnce', { round: index })
        : t('sequence.after', { wait: waitWords(delay), round: index });
  return (
    <li className={styles.round}>
      <header>
        <NumberMark surface="primary" tone="onPrimary">
          {index + 1}
        </NumberMark>
        <h2>{t('sequence.round', { round: index + 1 })}</h2>
        <span className="muted">{wait}</span>
        {index > 0 && condition !== 'all' && (
          <Tag tone="line">
            {condition === 'field' ? whom : t('sequence.condition', { condition: whom, scope: t(`sequence.${scope}`) })}
          </Tag>
        )}
        {variants.length > 1 && letsBestWin && <Tag tone="violet">{t('sequence.bestWins')}</Tag>}
      </header>
      {variants.map((variant, at) => (
        <VariantMail
          key={variant.id}
          variant={variant}
          letter={variants.length > 1 ? letterAt(at) : ''}
          share={weights > 0 ? variant.weight / weights : 0}
          isFollowUp={index > 0}
        />
      ))}
    </li>
  );
}

type VariantMailProps = { variant: CampaignVariant; letter: string; share: number; isFollowUp: boolean };

function VariantMail({ variant, letter, share, isFollowUp }: VariantMailProps) {
  const { t } = useTranslation('campaigns');
  const text = contentText(variant);
  return (
    <article className={styles.mail}>
      <header>
        {letter !== '' && (
          <>
            <LetterMark>{letter}</LetterMark>
            <span className="muted small">{t('sequence.weight', { share: formatShare(share, 0) })}</span>
          </>
        )}
        <span className="medium ellipsis">
          {variant.subject !== '' ? (
            <Marked text={variant.subject} />
          ) : (
            <span className="muted">{t(isFollowUp ? 'sequence.continues' : 'sequence.noSubject')}</span>
          )}
        </span>
        {variant.isPlainText && <Tag tone="line">{t('sequence.plainText')}</Tag>}
      </header>
      {variant.preheader !== '' && <p className="muted">{variant.preheader}</p>}
      <p className={styles.text}>
        {text === '' ? <span className="muted">{t('sequence.empty')}</span> : <Marked text={text} />}
      </p>
    </article>
  );
}

const Marked = ({ text }: { text: string }) =>
  piecesOf(text).map(({ kind, text: words, at }) =>
    kind === 'plain' ? (
      words
    ) : (
      <span key={at} className={styles[kind]}>
        {words}
      </span>
    ),
  );
