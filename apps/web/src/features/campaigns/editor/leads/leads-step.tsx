import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { fetchCode } from '../../../../ui/lazy/lazy-part.ts';
import { Note } from '../../../../ui/note.tsx';
import { useCampaignId, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { useLeadSummary } from '../use-lead-summary.ts';
import { AddMore } from './add-more.tsx';
import { FieldsTable } from './fields-table.tsx';
import { LeadList } from './lead-list.tsx';
import styles from './leads-step.module.css';
import { MakesSide } from './makes-side.tsx';
import { MapFile } from './map-file.tsx';
import type { ReadTable } from './read-table.ts';
import { SourceList } from './source-list.tsx';

const MEGABYTE = 1_048_576;
const FILE_MAX_MB = 20;

type LeadsStepProps = {
  /** The campaign this one is a copy of, while its leads can still be taken along. */
  copyOf: { name: string; leads: number } | undefined;
  /** It was tried to go on without anybody. */
  lacksLead: boolean;
};

/** Who is written to: where they come from, what is known about them, and who was left out. */
export function LeadsStep({ copyOf, lacksLead }: LeadsStepProps) {
  const { t } = useTranslation(['campaign-editor', 'common']);
  const [read, setRead] = useState<{ table: ReadTable; isMapping: boolean; sourceId?: string }>();
  const openFile = async (file: File) => {
    const refuse = (text: string) => toasts.show({ kind: 'error', text });
    if (file.size > FILE_MAX_MB * MEGABYTE) return refuse(t('fields.tooLarge', { name: file.name, max: FILE_MAX_MB }));
    const reader = await fetchCode(() => import('./read-table.ts')).catch(() => undefined);
    if (!reader) return refuse(t('common:network.error'));
    try {
      const table = await reader.readTable(file);
      if (table.rows.length === 0) return refuse(t('fields.nobody', { name: file.name }));
      setRead({ table, isMapping: true });
    } catch {
      refuse(t('fields.unreadable', { name: file.name }));
    }
  };
  const setMapping = (isMapping: boolean) => setRead((known) => known && { ...known, isMapping });
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <section className={shared.side}>
        <div className={shared.pad}>
          <SourceList />
          <AddMore isLacking={lacksLead} onFile={(file) => void openFile(file)} />
        </div>
      </section>
      <section aria-label={t('list.title')}>
        {copyOf && <TakeLeads {...copyOf} />}
        {read?.isMapping ? (
          <MapFile
            key={read.table.fileName}
            table={read.table}
            replaces={read.sourceId}
            onDone={({ sourceId }) => setRead({ table: read.table, isMapping: false, sourceId })}
            onCancel={() => (read.sourceId === undefined ? setRead(undefined) : setMapping(false))}
          />
        ) : (
          <LeadsFound onMatchAgain={read && (() => setMapping(true))} />
        )}
      </section>
      <section className={shared.side}>
        <Side />
      </section>
    </div>
  );
}

function LeadsFound({ onMatchAgain }: { onMatchAgain: (() => void) | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const summary = useLeadSummary();
  if (campaignId === undefined || summary === undefined || summary.leads === 0) {
    return (
      <Grid grow align="center" items="center" pad={6} tone="muted" textAlign="center" className={styles.empty}>
        <div>
          <h2>{t('list.none')}</h2>
          <p>{t('list.noneHint')}</p>
        </div>
      </Grid>
    );
  }
  return (
    <>
      {summary.fields.length > 0 && <FieldsTable summary={summary} onMatchAgain={onMatchAgain} />}
      <LeadList campaignId={campaignId} summary={summary} />
    </>
  );
}

function Side() {
  const { t } = useTranslation('campaign-editor');
  const summary = useLeadSummary();
  if (summary && summary.leads > 0) return <MakesSide summary={summary} />;
  return (
    <div className={shared.pad}>
      <div className="muted small">{t('makes.title')}</div>
      <p className="muted">{t('makes.nothing')}</p>
    </div>
  );
}

function TakeLeads({ name, leads }: { name: string; leads: number }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const isMade = useCampaignId() !== undefined;
  if (isMade || leads === 0) return null;
  return (
    <div className={shared.pad}>
      <Note
        action={
          <button type="button" className="link" onClick={() => void editor.make(true)}>
            {t('copy.take', { number: leads })}
          </button>
        }
      >
        {t('copy.of', { name })}
      </Note>
    </div>
  );
}
