import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LeadSummary } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import shared from '../editor.module.css';
import styles from './leads-step.module.css';
import { FieldHead, Filled } from './map-file.tsx';

type FieldsTableProps = {
  summary: LeadSummary;
  /** The file that was read last is still here, and can be matched in another way. */
  onMatchAgain: (() => void) | undefined;
};

export function FieldsTable({ summary, onMatchAgain }: FieldsTableProps) {
  const { t } = useTranslation('campaign-editor');
  const missing = new Map(summary.missing.map((each) => [each.variable, each]));
  return (
    <>
      <Row rigid className={shared.head}>
        <h2>{t('fields.title')}</h2>
        <span className="muted small">{t('fields.hint')}</span>
        <Text grow />
        {onMatchAgain && (
          <Button small text icon={<RefreshCw size={14} />} onClick={onMatchAgain}>
            {t('fields.matchAgain')}
          </Button>
        )}
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a mouse only the focus can scroll it. */}
      <section className={styles.fields} tabIndex={0} aria-label={t('fields.title')}>
        <PlainTable edged className={styles.table} aria-label={t('fields.title')}>
          <FieldHead />
          <tbody>
            {summary.fields.map(({ name, filled, example }) => {
              const lacks = missing.get(name);
              const lacking =
                lacks &&
                t('fields.lacks', {
                  number: formatNumber(lacks.leads),
                  count: lacks.rounds.length,
                  round: (lacks.rounds[0] ?? 0) + 1,
                });
              return (
                <tr key={name}>
                  <td className="secondary ellipsis" title={name}>
                    {name}
                  </td>
                  <td className="mono ellipsis" title={`{{${name}}}`}>{`{{${name}}}`}</td>
                  <td>
                    <Row as="span" wraps gap="0 3" pad="1 0" className={styles.sample}>
                      <span className="ellipsis" title={example}>
                        {example}
                      </span>
                      {name === 'timeZone' && summary.leads > 0 && (
                        <span className="muted small">
                          {t('fields.known', { percent: Math.round((summary.zonesKnown / summary.leads) * 100) })}
                        </span>
                      )}
                      {lacking !== undefined && <span className="small amber">{lacking}</span>}
                    </Row>
                  </td>
                  <td>
                    <Filled word={name} filled={filled} rows={summary.leads} isUsed isThin={lacks !== undefined} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </section>
    </>
  );
}
