import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { Send } from 'lucide-react';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type StepProblem, unwrittenCondition } from '../draft/check-step.ts';
import { useCampaignId, useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { bookQuery } from '../editor-queries.ts';
import { isEmptyLetter } from '../letter/letter.ts';
import { useLeadSummary } from '../use-lead-summary.ts';
import { HelpActions } from '../writing-help/help-actions.tsx';
import { HelpSide } from '../writing-help/help-side.tsx';
import { type Ask, useModel } from '../writing-help/writing-help.ts';
import { Flow } from './flow.tsx';
import { LetterForm } from './letter-form.tsx';
import { PreviewSide } from './preview-side.tsx';
import { RuleLine } from './rule-line.tsx';
import styles from './sequence-step.module.css';
import { TestDialog } from './test-dialog.tsx';
import { type SentTest, TestResult } from './test-result.tsx';
import { useLeadStep, usePreview } from './use-preview.ts';
import { VariantLine } from './variant-line.tsx';
import { WhoGets } from './who-gets.tsx';

/** About how fast people read mail. */
const WORDS_A_SECOND = 3.7;

type SequenceStepProps = {
  ownEmail: string;
  /** What keeps somebody from going on. */
  problem: StepProblem | undefined;
};

/** What is written: rounds, their letters, and how they look to somebody. */
export function SequenceStep({ ownEmail, problem }: SequenceStepProps) {
  const campaignId = useCampaignId();
  const [chosen, setChosen] = useState({ round: 0, variant: '' });
  const rounds = useDraft((draft) => draft.rounds.length);
  const at = Math.min(chosen.round, rounds - 1);
  const id = useDraft((draft) => {
    const variants = draft.rounds[at]?.variants;
    return (variants?.find((known) => known.id === chosen.variant) ?? variants?.[0])?.id;
  });
  const lacksSubject = problem === 'noSubject';
  const unnamed = useDraft(({ rounds: [first] }) => first?.variants.find(({ subject }) => subject.trim() === '')?.id);
  const goToUnnamed = useEffectEvent(() => setChosen({ round: 0, variant: unnamed ?? '' }));
  useEffect(() => {
    if (lacksSubject) goToUnnamed();
  }, [lacksSubject]);
  const lacksCondition = problem === 'conditionNoField' || problem === 'conditionNoValue';
  const unwritten = useDraft((draft) => unwrittenCondition(draft.rounds));
  const goToUnwritten = useEffectEvent(() => setChosen({ round: Math.max(0, unwritten), variant: '' }));
  useEffect(() => {
    if (lacksCondition) goToUnwritten();
  }, [lacksCondition]);
  const summary = useLeadSummary();
  const fields = useMemo(
    () => [...new Set(['firstName', ...(summary?.fields.map(({ name }) => name) ?? []), ...STANDARD_FIELDS])],
    [summary],
  );
  const known = useKnownFields(summary);
  const leads = summary?.leads ?? 0;
  const step = useLeadStep(campaignId);
  const body = useRef<Editor>(undefined);
  const { asked, ask, suggest, close } = useAsked(id);
  const goTo = useCallback((round: number) => setChosen({ round, variant: '' }), []);
  const goToVariant = useCallback((variant: string) => setChosen({ round: at, variant }), [at]);
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <Flow at={at} leads={leads} onGo={goTo} />
      {id !== undefined && (
        <section>
          <RuleLine at={at} known={known} />
          <VariantLine at={at} id={id} onGo={goToVariant} />
          <Written at={at} id={id}>
            {(variant) => (
              <LetterForm
                at={at}
                variant={variant}
                fields={fields}
                lacksSubject={lacksSubject && at === 0}
                body={body}
              />
            )}
          </Written>
          <WhoGets at={at} leads={leads} />
          <Written at={at} id={id} isBeside>
            {(variant) => (
              <Foot
                campaignId={campaignId}
                at={at}
                variant={variant}
                lead={step.lead}
                ownEmail={ownEmail}
                onAsk={ask}
              />
            )}
          </Written>
        </section>
      )}
      {id !== undefined && (
        <Written at={at} id={id} isBeside>
          {(variant) =>
            asked ? (
              <HelpSide key={asked.n} at={at} variant={variant} ask={asked.ask} body={body} onClose={close} />
            ) : (
              <PreviewSide campaignId={campaignId} at={at} variant={variant} leads={step} onSuggest={suggest} />
            )
          }
        </Written>
      )}
    </div>
  );
}

/** Fields a condition can ask about: of leads, of every contact, and the workspace's own. */
function useKnownFields(summary: ReturnType<typeof useLeadSummary>): readonly string[] | undefined {
  const { data: book } = useQuery(bookQuery);
  return useMemo(() => {
    if (!summary || !book) return undefined;
    const own = [...summary.fields, ...book.fields].map(({ name }) => name);
    return [...new Set([...own, ...STANDARD_FIELDS, 'email'])];
  }, [summary, book]);
}

/** What a model is asked for one letter; it is over when another one is looked at. */
function useAsked(id: string | undefined) {
  const model = useModel();
  const [asked, setAsked] = useState<{ ask: Ask; of: string | undefined; n: number }>();
  const ask = useCallback((wanted: Ask) => setAsked((last) => ({ ask: wanted, of: id, n: (last?.n ?? 0) + 1 })), [id]);
  const toSuggest = useCallback((wish: string) => ask({ task: 'rewrite', wish, isComplete: true }), [ask]);
  const close = useCallback(() => setAsked(undefined), []);
  return { asked: asked?.of === id ? asked : undefined, ask, suggest: model ? toSuggest : undefined, close };
}

type WrittenProps = {
  at: number;
  id: string;
  /** What stands beside the letter may be a moment behind the hand that writes it. */
  isBeside?: boolean;
  children: (variant: CampaignVariant) => ReactNode;
};

/** What needs the words of a letter is drawn with each key; what is around it is not. */
function Written({ at, id, isBeside = false, children }: WrittenProps) {
  const variant = useDraft(({ rounds }) => rounds[at]?.variants.find((known) => known.id === id));
  const behind = useDeferredValue(variant);
  const shown = isBeside ? behind : variant;
  return shown && children(shown);
}

type FootProps = Pick<Parameters<typeof TestDialog>[0], 'at' | 'variant'> & {
  campaignId: string | undefined;
  lead: ReturnType<typeof useLeadStep>['lead'];
  ownEmail: string;
  onAsk: (ask: Ask) => void;
};

const Foot = memo(function Foot({ campaignId, at, variant, lead, ownEmail, onAsk }: FootProps) {
  const { t } = useTranslation('campaign-editor');
  const [isTesting, setTesting] = useState(false);
  const [test, setTest] = useState<SentTest>();
  const { data } = usePreview(campaignId, at, variant, lead);
  return (
    <>
      {test && <TestResult test={test} />}
      <footer className={styles.foot}>
        {data && (
          <>
            <span>
              {t('letter.read', {
                words: t('letter.words', { count: data.words }),
                seconds: Math.max(1, Math.round(data.words / WORDS_A_SECOND)),
              })}
            </span>
            <span>{t('letter.links', { count: data.links })}</span>
            <span>{t('letter.images', { count: data.images })}</span>
          </>
        )}
        <span className={shared.push} />
        <HelpActions isEmpty={isEmptyLetter(variant)} onAsk={onAsk} />
        <button type="button" className={styles.action} onClick={() => setTesting(true)}>
          <Send size={14} strokeWidth={1.5} aria-hidden />
          {t('test.open')}
        </button>
        {isTesting && (
          <TestDialog
            at={at}
            variant={variant}
            leadId={lead?.leadId}
            email={ownEmail}
            onSent={setTest}
            onClose={() => setTesting(false)}
          />
        )}
      </footer>
    </>
  );
});
