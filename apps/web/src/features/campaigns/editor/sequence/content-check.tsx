import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import type { LintRule } from '@outrider/template/lint-mail';
import { useQueries } from '@tanstack/react-query';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LeadSummary, type Preview, previewQuery } from '../../../../api/campaigns/editor-queries.ts';
import { Ring } from '../../../../ui/charts/ring.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { needsValue } from '../content/put-default.ts';
import { letterOf } from '../draft/edit-draft.ts';
import { useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { useLeadSummary } from '../use-lead-summary.ts';
import { counted } from '../words.ts';
import styles from './preview-side.module.css';
import { type Level, scoreContent } from './score-content.ts';
import { SetDefault } from './set-default.tsx';

type Line = {
  key: string;
  level: Level;
  title: string;
  hint?: string;
  /** A value that some have not. */
  lacks?: string;
};

const ICONS = { error: CircleX, warning: TriangleAlert, hint: Info, fine: CircleCheck };
const TONES: Record<Level, string | undefined> = {
  error: 'red',
  warning: 'amber',
  hint: 'muted',
  fine: 'green',
};

type ContentCheckProps = {
  campaignId: string | undefined;
  at: number;
  variant: CampaignVariant;
  preview: Preview | undefined;
  onSuggest: ((wish: string) => void) | undefined;
};

/** What a careful colleague would remark on, beside the mail. */
export function ContentCheck({ campaignId, at, variant, preview, onSuggest }: ContentCheckProps) {
  const { t } = useTranslation('campaign-editor');
  const [isAll, setAll] = useState(false);
  const linesOf = useLines();
  if (!preview || campaignId === undefined) return null;
  const lines = linesOf(preview, at, variant);
  const open = lines.filter(isOpen).length;
  const score = scoreContent(lines);
  return (
    <>
      <Row rigid gap={2.5} minHeight={52} pad="1.5 5" border="top">
        <Ring
          value={score}
          tone={open > 0 ? 'amber' : 'green'}
          size={32}
          label={score === null ? t('check.noScore') : t('check.score', { score })}
        />
        <div>
          <h2 className={shared.title}>{t('check.title')}</h2>
          <div className="muted small">
            {t('check.sum', {
              open: t('check.open', { count: open }),
              fine: t('check.fine', { count: lines.filter(({ level }) => level === 'fine').length }),
            })}
          </div>
        </div>
        <Text grow />
        <Segments
          label={t('check.of')}
          value={isAll ? 'all' : 'this'}
          options={[
            { value: 'this', text: t('check.this') },
            { value: 'all', text: t('check.all') },
          ]}
          onChange={(value) => setAll(value === 'all')}
        />
      </Row>
      {isAll ? (
        <AllMails campaignId={campaignId} current={variant.id} />
      ) : (
        <Lines lines={lines} onSuggest={onSuggest} />
      )}
    </>
  );
}

const isOpen = ({ level }: Line) => level === 'error' || level === 'warning';

/** How many remarks a mail has that the user should look at. */
export function useOpenRemarks(preview: Preview | undefined, at: number, variant: CampaignVariant): number {
  const linesOf = useLines();
  return preview ? linesOf(preview, at, variant).filter(isOpen).length : 0;
}

type LinesProps = { lines: readonly Line[]; onSuggest?: ContentCheckProps['onSuggest'] };

function Lines({ lines, onSuggest }: LinesProps) {
  const { t } = useTranslation('campaign-editor');
  return (
    <ul className={styles.remarks}>
      {lines.map(({ key, level, title, hint, lacks }) => {
        const Icon = ICONS[level];
        return (
          <li key={key}>
            <Icon size={16} strokeWidth={1.5} aria-hidden className={TONES[level]} />
            <Box grow minWidth={0}>
              <div className={level === 'error' || level === 'warning' ? 'medium' : undefined}>{title}</div>
              {hint !== undefined && <div className="muted small">{hint}</div>}
            </Box>
            {lacks !== undefined && <SetDefault name={lacks} />}
            {onSuggest && hint !== undefined && MENDED_BY_WORDS.has(key) && (
              <button type="button" className="link small" onClick={() => onSuggest(`${title}. ${hint}`)}>
                {t('writing.suggest')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Remarks that other words would answer. */
const MENDED_BY_WORDS: ReadonlySet<string> = new Set<LintRule>([
  'spamWords',
  'capitals',
  'exclamations',
  'subjectLong',
  'fakeReply',
  'bodyLong',
  'impersonal',
  'longSentences',
]);

const ORDER: readonly Level[] = ['error', 'warning', 'hint', 'fine'];

/** Values that the mail needs and that this lead, or others, have not; with how many as far as that is known. */
function lackingIn(variant: CampaignVariant, preview: Preview, missing: LeadSummary['missing']) {
  const counts = new Map(missing.map(({ variable, leads }) => [variable, leads]));
  return [...new Set([...counts.keys(), ...preview.missing])]
    .filter((name) => needsValue(variant, name))
    .map((name) => ({ name, leads: counts.get(name) }));
}

/** Remarks first, then what is as it should be. */
function useLines(): (preview: Preview, at: number, variant: CampaignVariant) => Line[] {
  const { t } = useTranslation('campaign-editor');
  const summary = useLeadSummary();
  return (preview, at, variant) => {
    const said = preview.remarks.map(({ rule, severity, words, count }): Line => {
      const values = { words: words.map((word) => `"${word}"`).join(t('comma')), count };
      const known = RULES.find((each) => each === rule);
      return known
        ? {
            key: rule,
            level: severity,
            title: t(`check.rule.${known}.title`, values),
            hint: t(`check.rule.${known}.hint`, values),
          }
        : { key: rule, level: severity, title: rule };
    });
    const rules = new Set(preview.remarks.map(({ rule }) => rule));
    const hasNone = (...names: LintRule[]) => names.every((name) => !rules.has(name));
    const lines: (Line | false)[] = [
      ...said,
      ...lackingIn(variant, preview, summary?.missing ?? []).map(
        ({ name, leads }): Line => ({
          key: `missing ${name}`,
          level: 'warning',
          title:
            leads === undefined ? t('check.missing', { name }) : t('check.missingFor', { name, ...counted(leads) }),
          hint: t('check.missingHint'),
          lacks: name,
        }),
      ),
      hasNone('subjectLong', 'subjectEmpty', 'fakeReply') && {
        key: 'subject',
        level: 'fine',
        title: t('check.subjectFine'),
      },
      hasNone('bodyLong', 'bodyShort', 'bodyEmpty', 'manyLinks') && {
        key: 'size',
        level: 'fine',
        title: t('check.sizeFine', { words: t('content.words', { count: preview.words }), count: preview.links }),
      },
      {
        key: 'footer',
        level: preview.hasOptOut && preview.hasPostalAddress ? 'fine' : 'warning',
        title: t(preview.hasOptOut && preview.hasPostalAddress ? 'check.footerFine' : 'check.footerMissing'),
        ...(preview.hasOptOut && preview.hasPostalAddress ? {} : { hint: t('check.footerHint') }),
      },
      at > 0 && {
        key: 'thread',
        level: 'hint',
        title: t(preview.startsThread ? 'check.newThread' : 'check.sameThread'),
      },
    ];
    return lines.filter((line) => line !== false).toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  };
}

const RULES = [
  'spamWords',
  'capitals',
  'exclamations',
  'subjectLong',
  'subjectEmpty',
  'fakeReply',
  'bodyEmpty',
  'bodyShort',
  'bodyLong',
  'manyLinks',
  'shortenedLinks',
  'mostlyPictures',
  'picturesWithoutWords',
  'impersonal',
  'longSentences',
  'templateProblem',
  'blankLeft',
] as const satisfies LintRule[];

function AllMails({ campaignId, current }: { campaignId: string; current: string }) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds);
  const linesOf = useLines();
  const mails = rounds.flatMap(({ variants }, round) => variants.map((variant, place) => ({ round, place, variant })));
  const previews = useQueries({
    queries: mails.map(({ round, variant }) => previewQuery({ campaignId, round, variant })),
  });
  const lines = mails.map(({ round, place, variant }, index): Line => {
    const preview = previews[index]?.data;
    const found = preview ? linesOf(preview, round, variant).filter(isOpen) : [];
    const name = t('check.mail', { round: round + 1, letter: letterOf(place) });
    const level = found.some((line) => line.level === 'error') ? 'error' : found.length > 0 ? 'warning' : 'fine';
    return {
      key: variant.id,
      level,
      title: variant.id === current ? t('check.here', { name }) : name,
      ...(found.length > 0 ? { hint: found.map(({ title }) => title).join(t('semicolon')) } : {}),
    };
  });
  return <Lines lines={lines} />;
}
