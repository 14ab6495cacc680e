import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/campaigns/editor-queries.ts';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import { isEmptyContent } from '../content/content.ts';
import { useDraft } from '../draft/editor-context.ts';
import type { useLeadSummary } from '../use-lead-summary.ts';
import { FootAction } from '../writing-help/foot-action.tsx';
import { HelpActions } from '../writing-help/help-actions.tsx';
import { type Ask, useModel } from '../writing-help/writing-help.ts';
import styles from './sequence-step.module.css';
import { TestDialog } from './test-dialog.tsx';
import { type SentTest, TestResult } from './test-result.tsx';
import { type useLeadStep, usePreview } from './use-preview.ts';

/** About how fast people read mail. */
const WORDS_A_SECOND = 3.7;

type Summary = ReturnType<typeof useLeadSummary>;

/** Values a mail can name: of leads first. */
export const useVariableNames = (summary: Summary): readonly string[] =>
  useMemo(
    () => [...new Set(['firstName', ...(summary?.fields.map(({ name }) => name) ?? []), ...STANDARD_FIELDS])],
    [summary],
  );

/** Fields a condition can ask about: of leads, of every contact, and the workspace's own. */
export function useKnownFields(summary: Summary): readonly string[] | undefined {
  const { data: book } = useQuery(bookQuery);
  return useMemo(() => {
    if (!summary || !book) return undefined;
    const own = [...summary.fields, ...book.fields].map(({ name }) => name);
    return [...new Set([...own, ...STANDARD_FIELDS, 'email'])];
  }, [summary, book]);
}

/** What a model is asked for one mail; it is over when another one is looked at. */
export function useAsked(id: string | undefined) {
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
  /** What stands beside the mail may be a moment behind the hand that writes it. */
  isBeside?: boolean;
  children: (variant: CampaignVariant) => ReactNode;
};

/** What needs the words of a mail is drawn with each key; what is around it is not. */
export function Written({ at, id, isBeside = false, children }: WrittenProps) {
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

export const RoundFoot = memo(function RoundFoot({ campaignId, at, variant, lead, ownEmail, onAsk }: FootProps) {
  const { t } = useTranslation('campaign-editor');
  const [isTesting, setTesting] = useState(false);
  const [test, setTest] = useState<SentTest>();
  const { data } = usePreview(campaignId, at, variant, lead);
  return (
    <>
      {test && <TestResult test={test} />}
      <Row as="footer" rigid gap={4} border="top" tone="muted" size={12} className={styles.foot}>
        {data && (
          <>
            <span>
              {t('content.read', {
                words: t('content.words', { count: data.words }),
                seconds: Math.max(1, Math.round(data.words / WORDS_A_SECOND)),
              })}
            </span>
            <span>{t('content.links', { count: data.links })}</span>
            <span>{t('content.images', { count: data.images })}</span>
          </>
        )}
        <Text grow />
        <HelpActions isEmpty={isEmptyContent(variant)} onAsk={onAsk} />
        <FootAction onClick={() => setTesting(true)}>
          <Send size={14} strokeWidth={1.5} aria-hidden />
          {t('test.open')}
        </FootAction>
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
      </Row>
    </>
  );
});
