import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from '../../../api/campaigns/templates.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { variablesQuery } from '../compose-queries.ts';
import { editorOf } from '../window/mail-editors.ts';
import { OptionButton } from './option.tsx';
import styles from './options.module.css';

/** What can be put where the cursor stands in the text: values of the recipient, and mails that are kept. */
export const TextParts = ({ cid }: { cid: string }) => (
  <>
    <Variables cid={cid} />
    <Templates cid={cid} />
  </>
);

function Variables({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const { data: names = [] } = useQuery(variablesQuery);
  return (
    <section>
      <h2>{t('parts.variables')}</h2>
      <Row wraps align="stretch" className={styles.variables}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="mono"
            title={t('parts.insert', { name })}
            aria-label={t('parts.insert', { name })}
            // The text keeps the cursor, so that it is put there.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editorOf(cid)?.insertVariable(name)}
          >
            {name}
          </button>
        ))}
      </Row>
    </section>
  );
}

/** `{{company | default: "you"}}` is for writers of templates; beside a text its name says enough. */
const readable = (text: string) => text.replaceAll(/\{\{ ?([\w.]{1,40})[^{}]{0,200}\}\}/g, '{$1}');

function Templates({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const { data, isError, refetch } = useQuery(templatesQuery);
  const rows = (data?.templateList ?? []).toSorted((a, b) => Number(a.isBuiltIn) - Number(b.isBuiltIn));
  const insert = (templateId: string) =>
    void editorOf(cid)
      ?.insertTemplate(templateId)
      .catch((error: unknown) => toasts.showServerMessage(error instanceof Error ? error.message : String(error)));
  return (
    <section>
      <h2>{t('parts.templates')}</h2>
      {isError && (
        <p className="muted">
          {t('parts.failed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      )}
      {data && rows.length === 0 && <p className="muted">{t('parts.noTemplates')}</p>}
      <Grid gap={4}>
        {rows.map(({ templateId, name, subject, begins }) => (
          <OptionButton
            key={templateId}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(templateId)}
          >
            <FileText size={16} strokeWidth={1.5} aria-hidden />
            <span className={styles.template}>{name}</span>
            <small className="ellipsis">{readable(subject || begins)}</small>
          </OptionButton>
        ))}
      </Grid>
    </section>
  );
}
