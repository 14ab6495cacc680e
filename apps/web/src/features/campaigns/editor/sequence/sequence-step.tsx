import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampaignId, useDraft, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { summaryQuery } from '../editor-queries.ts';
import { Flow } from './flow.tsx';
import { LetterForm } from './letter-form.tsx';
import { PreviewSide } from './preview-side.tsx';
import { RuleLine } from './rule-line.tsx';
import styles from './sequence-step.module.css';
import { TestDialog } from './test-dialog.tsx';
import { useLeadStep, usePreview } from './use-preview.ts';
import { VariantLine } from './variant-line.tsx';
import { WhoGets } from './who-gets.tsx';

/** About how fast people read mail. */
const WORDS_A_SECOND = 3.7;

/** What is written: rounds, their letters, and how they look to somebody. */
export function SequenceStep({ ownEmail }: { ownEmail: string }) {
  const campaignId = useCampaignId();
  const [chosen, setChosen] = useState({ round: 0, variant: '' });
  const rounds = useDraft((draft) => draft.rounds.length);
  const at = Math.min(chosen.round, rounds - 1);
  const variant = useDraft((draft) => {
    const variants = draft.rounds[at]?.variants;
    return variants?.find(({ id }) => id === chosen.variant) ?? variants?.[0];
  });
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const { data: summary } = useQuery({
    ...summaryQuery(campaignId ?? '', revision),
    enabled: campaignId !== undefined,
  });
  const leads = summary?.leads ?? 0;
  const step = useLeadStep(campaignId);
  // What stands beside the letter may be a moment behind the hand that writes it.
  const behind = useDeferredValue(variant);
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <Flow at={at} leads={leads} onGo={(round) => setChosen({ round, variant: '' })} />
      {variant && (
        <section>
          <RuleLine at={at} />
          <VariantLine at={at} variant={variant} onGo={(id) => setChosen({ round: at, variant: id })} />
          <LetterForm at={at} variant={variant} fields={summary?.fields.map(({ name }) => name) ?? []} />
          <WhoGets at={at} leads={leads} />
          <Foot campaignId={campaignId} at={at} variant={behind ?? variant} lead={step.lead} ownEmail={ownEmail} />
        </section>
      )}
      {behind && <PreviewSide campaignId={campaignId} at={at} variant={behind} leads={step} />}
    </div>
  );
}

type FootProps = Pick<Parameters<typeof TestDialog>[0], 'at' | 'variant'> & {
  campaignId: string | undefined;
  lead: ReturnType<typeof useLeadStep>['lead'];
  ownEmail: string;
};

const Foot = memo(function Foot({ campaignId, at, variant, lead, ownEmail }: FootProps) {
  const { t } = useTranslation('campaign-editor');
  const [isTesting, setTesting] = useState(false);
  const { data } = usePreview(campaignId, at, variant, lead);
  return (
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
          onClose={() => setTesting(false)}
        />
      )}
    </footer>
  );
});
