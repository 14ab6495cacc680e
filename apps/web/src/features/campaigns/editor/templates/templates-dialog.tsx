import type { TemplateRow } from '@outrider/contract/campaigns/templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateQuery, templatesQuery } from '../../../../api/campaigns/templates.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import type { MailContent } from '../content/content.ts';
import { ContentView } from '../content/content-view.tsx';
import { usePutContent } from '../content/use-put-content.ts';
import { OwnTemplate } from './own-template.tsx';
import styles from './templates.module.css';

type TemplatesDialogProps = { at: number; id: string; onClose: () => void };

/** Mails to begin with, each to be looked at before it is used. */
export function TemplatesDialog({ at, id, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('campaign-editor');
  const listed = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  const put = usePutContent(at, id);
  const all = listed.data?.templateList ?? [];
  const shown = all.find(({ templateId }) => templateId === chosen) ?? all[0];
  const opened = useQuery({ ...templateQuery(shown?.templateId ?? ''), enabled: shown !== undefined });
  const { data: template } = opened;
  const use = ({ subject, ...content }: MailContent) => {
    // A follow-up's template has no subject; that of the mail stays.
    put({ ...content, ...(subject === '' ? {} : { subject }) }, t('template.used'));
    onClose();
  };
  return (
    <Dialog title={t('template.title')} isWide onClose={onClose}>
      <FailedNote query={listed} />
      <Grid columns="280px minmax(0, 1fr)" gap={6} below={4} className={styles.columns}>
        <div className={styles.list}>
          <Group
            title={t('template.own')}
            none={t('template.none')}
            rows={all.filter(({ isBuiltIn }) => !isBuiltIn)}
            chosen={shown?.templateId}
            onChoose={setChosen}
          />
          <Group
            title={t('template.builtIn')}
            rows={all.filter(({ isBuiltIn }) => isBuiltIn)}
            chosen={shown?.templateId}
            onChoose={setChosen}
          />
        </div>
        <div className={styles.shown}>
          <FailedNote query={opened} />
          {shown && template && (
            <>
              {shown.isBuiltIn ? (
                <p className="muted small">{t('template.blanks')}</p>
              ) : (
                <OwnTemplate key={shown.templateId} row={shown} content={template.content} />
              )}
              <ContentView key={shown.templateId} content={template.content} noSubject={t('template.noSubject')} />
            </>
          )}
        </div>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary needs={!template && 'choice'} onClick={() => template && use(template.content)}>
          {t('template.use')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type GroupProps = {
  title: string;
  /** What is said where there is none. */
  none?: string;
  rows: readonly TemplateRow[];
  chosen: string | undefined;
  onChoose: (templateId: string) => void;
};

const Group = ({ title, none, rows, chosen, onChoose }: GroupProps) => (
  <section aria-label={title}>
    <h3 className="muted small">{title}</h3>
    {rows.length === 0 && none !== undefined && (
      <Box as="p" pad="1.5 2.5" className="muted small">
        {none}
      </Box>
    )}
    {rows.map(({ templateId, name, subject, begins }) => (
      <Grid
        key={templateId}
        type="button"
        as="button"
        width="100%"
        pad="1.5 2.5"
        rounded
        tone="inherit"
        textAlign="left"
        className={styles.row}
        aria-pressed={templateId === chosen}
        onClick={() => onChoose(templateId)}
      >
        <span className="medium ellipsis">{name}</span>
        <span className="muted small ellipsis">{withNames(subject || begins)}</span>
      </Grid>
    ))}
  </section>
);

/** In a line that is cut off anyway, a variable is its name. */
const withNames = (text: string): string => text.replaceAll(/\{\{\s*(\w+)\b[^{}]*\}\}/g, '$1');
