import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShareOf } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { OPEN_MARKS } from '../../shared/open-marks.ts';
import styles from './tally-panel.module.css';

type Line = { key: string; name: string } & Omit<Statistics['mailboxes'][number], 'mailboxId' | 'email'>;

type TallyPanelProps = { title: string; nameHead: string; lines: readonly Line[]; fileName: string };

/** The same numbers side by side for several of a kind: mailboxes, or hosts of recipients. */
function TallyPanel({ title, nameHead, lines, fileName }: TallyPanelProps) {
  const { t } = useTranslation('campaigns');
  return (
    <ChartPanel
      title={title}
      table={{
        head: [
          nameHead,
          t('overview.sent'),
          t('overview.delivered'),
          t('overview.person'),
          t('overview.machine'),
          t('overview.unknown'),
          t('overview.replies'),
          t('funnel.bounced'),
        ],
        rows: lines.map(({ name, sent, delivered, opened, replied, bounced }) => [
          name,
          sent,
          delivered,
          opened.person,
          opened.machine,
          opened.unknown,
          replied,
          bounced,
        ]),
      }}
      fileName={fileName}
    >
      <table className={styles.tally}>
        <thead>
          <tr>
            {[nameHead, t('overview.sent'), t('overview.opens'), t('overview.replies'), t('funnel.bounced')].map(
              (head) => (
                <Box
                  key={head}
                  as="th"
                  height={28}
                  pad="0 2"
                  border="bottom"
                  tone="muted"
                  size={12}
                  weight={500}
                  textAlign="right"
                  whiteSpace="nowrap"
                  scope="col"
                >
                  {head}
                </Box>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, sent, delivered, opened, replied, bounced }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{formatNumber(sent)}</td>
              <td>
                <Grid columns="1fr 36px" align="center" gap={2}>
                  <PartsBar
                    label={t('overview.opensLabel', { ...opened, none: none(delivered, opened) })}
                    height={8}
                    parts={[
                      ...(['person', 'machine', 'unknown'] as const).map((mark) => ({
                        key: mark,
                        mark: OPEN_MARKS[mark],
                        value: opened[mark],
                      })),
                      { key: 'none', mark: OPEN_MARKS.none, value: none(delivered, opened) },
                    ]}
                  />
                  <span>{formatShareOf(opened.person, delivered, 0)}</span>
                </Grid>
              </td>
              <td>
                {formatNumber(replied)} <span className="muted">{formatShareOf(replied, delivered)}</span>
              </td>
              <td>
                {formatNumber(bounced)} <span className="muted">{formatShareOf(bounced, sent)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartPanel>
  );
}

const none = (delivered: number, { person, machine, unknown }: Line['opened']) =>
  Math.max(0, delivered - person - machine - unknown);

export function MailboxesPanel({ mailboxes }: Pick<Statistics, 'mailboxes'>) {
  const { t } = useTranslation('campaigns');
  return (
    <TallyPanel
      title={t('overview.mailboxes')}
      nameHead={t('overview.mailbox')}
      fileName={t('files.mailboxes')}
      lines={mailboxes.map(({ mailboxId, email, ...tally }) => ({ ...tally, key: mailboxId, name: email }))}
    />
  );
}

export function ProvidersPanel({ providers }: Pick<Statistics, 'providers'>) {
  const { t } = useTranslation('campaigns');
  return (
    <TallyPanel
      title={t('overview.providers')}
      nameHead={t('overview.provider')}
      fileName={t('files.hosts')}
      lines={providers.map(({ provider, ...tally }) => ({ ...tally, key: provider, name: t(`hosts.${provider}`) }))}
    />
  );
}
