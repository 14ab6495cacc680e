import { ChevronDown, ChevronLeft, ChevronUp, Ellipsis, Eye, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import type { StepProblem } from '../draft/check-step.ts';
import { useDraft } from '../draft/editor-context.ts';
import { SaveLine } from '../frame/editor-head.tsx';
import { PreviewSide } from '../sequence/preview-side.tsx';
import { RoundContent, RoundEnd } from '../sequence/round-content.tsx';
import { Written } from '../sequence/round-parts.tsx';
import { RoundSheet } from '../sequence/round-sheet.tsx';
import { useConditionWords, useDelayWords } from '../sequence/rule-words.ts';
import { useRound } from '../sequence/use-round.ts';
import { VariantLine } from '../sequence/variant-line.tsx';
import { WhoGets } from '../sequence/who-gets.tsx';
import { HelpSide } from '../writing-help/help-side.tsx';
import styles from './folded.module.css';
import { RuleSheet } from './rule-sheet.tsx';

type FoldedRoundProps = {
  at: number;
  onRound: (round: number | undefined) => void;
  ownEmail: string;
  problem: StepProblem | undefined;
};

/** One round: when it goes, what it says, and how that looks to a lead. */
export function FoldedRound({ at, onRound, ownEmail, problem }: FoldedRoundProps) {
  const [variant, setVariant] = useState('');
  const round = useRound(at, variant);
  const { campaignId, id, leads, step, body, asked, suggest, close } = round;
  const [open, setOpen] = useState<'rule' | 'preview' | 'more'>();
  const shut = () => setOpen(undefined);
  const { t } = useTranslation('campaign-editor');
  if (id === undefined) return null;
  return (
    <Stack as="section" tall grow gap={0} aria-label={t('folded.round', { round: at + 1 })}>
      <RoundHead at={at} onRound={onRound} onMore={() => setOpen('more')} />
      <RuleRow at={at} onOpen={() => setOpen('rule')} />
      <VariantLine at={at} id={id} onGo={setVariant} />
      <RoundContent at={at} id={id} round={round} problem={problem} />
      <WhoGets at={at} leads={leads} />
      <RoundEnd at={at} id={id} round={round} ownEmail={ownEmail} />
      <Written at={at} id={id} isBeside>
        {(written) => (
          <>
            {open === 'preview' && (
              <Sheet title={t('folded.preview')} onClose={shut}>
                <PreviewSide campaignId={campaignId} at={at} variant={written} leads={step} onSuggest={suggest} />
              </Sheet>
            )}
            {asked && (
              <Sheet title={t('folded.help')} onClose={close}>
                <HelpSide key={asked.n} at={at} variant={written} ask={asked.ask} body={body} onClose={close} />
              </Sheet>
            )}
          </>
        )}
      </Written>
      <div className={styles.bar}>
        <Button large block icon={<Eye size={16} strokeWidth={1.5} />} onClick={() => setOpen('preview')}>
          {t('folded.preview')}
        </Button>
        <Button large primary block onClick={() => onRound(undefined)}>
          {t('folded.done')}
        </Button>
      </div>
      {open === 'rule' && <RuleSheet at={at} onClose={shut} />}
      {open === 'more' && <RoundSheet at={at} onRound={onRound} onClose={shut} />}
    </Stack>
  );
}

type RoundHeadProps = Pick<FoldedRoundProps, 'at' | 'onRound'> & { onMore: () => void };

function RoundHead({ at, onRound, onMore }: RoundHeadProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds.length);
  return (
    <Row as="header" gap={1} minHeight={56} pad="1 1 1 0" surface="page" className={styles.head}>
      <IconButton
        label={t('folded.toRounds')}
        Icon={ChevronLeft}
        size={44}
        iconSize={20}
        onClick={() => onRound(undefined)}
      />
      <Box relative grow minWidth={0} className={styles.name}>
        <h2>{t('folded.roundOf', { round: at + 1, rounds })}</h2>
        <SaveLine />
      </Box>
      {at > 0 && (
        <IconButton
          label={t('folded.before')}
          Icon={ChevronUp}
          size={44}
          iconSize={20}
          onClick={() => onRound(at - 1)}
        />
      )}
      {at < rounds - 1 && (
        <IconButton
          label={t('folded.after')}
          Icon={ChevronDown}
          size={44}
          iconSize={20}
          onClick={() => onRound(at + 1)}
        />
      )}
      <IconButton label={t('folded.more')} Icon={Ellipsis} size={44} iconSize={20} onClick={onMore} />
    </Row>
  );
}

function RuleRow({ at, onOpen }: { at: number; onOpen: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const delayWords = useDelayWords();
  const conditionWords = useConditionWords();
  const round = useDraft(({ rounds }) => rounds[at]);
  if (!round) return null;
  if (at === 0) return <p className={styles.first}>{t('rule.first')}</p>;
  return (
    <button type="button" className={styles.ruleRow} onClick={onOpen}>
      <GitBranch size={16} strokeWidth={1.5} aria-hidden />
      <span>
        {t('folded.rule', { delay: delayWords(round.delay), round: at })} <b>{conditionWords(round)}</b>
      </span>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
