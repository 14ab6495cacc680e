import type { Proposal } from '@outrider/contract/campaigns/writing';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/note.tsx';
import { ContentView } from '../content/content-view.tsx';

type ProposalViewProps = { proposal: Proposal; isPlainText: boolean };

/** A proposal with what the user has to know before taking it. */
export function ProposalView({ proposal, isPlainText }: ProposalViewProps) {
  const { t } = useTranslation('campaign-editor');
  const { subject, html, text, model, leftOut, figures } = proposal;
  const list = (words: readonly string[]) => words.join(t('comma'));
  return (
    <>
      <div className="muted small">{t('writing.by', { model })}</div>
      <ContentView content={{ subject, html, text, isPlainText }} noSubject={t('writing.subjectStays')} />
      <Note tone="amber">
        <p className="medium">{t('writing.check')}</p>
        {figures.length > 0 && <p className="small">{t('writing.figures', { figures: list(figures) })}</p>}
        {leftOut.variables.length > 0 && (
          <p className="small">{t('writing.noVariable', { names: list(leftOut.variables) })}</p>
        )}
        {leftOut.links.length > 0 && <p className="small">{t('writing.noLink', { links: list(leftOut.links) })}</p>}
      </Note>
    </>
  );
}
