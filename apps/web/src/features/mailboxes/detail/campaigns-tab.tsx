import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { campaignsQuery } from '../../../api/mailboxes/mailboxes.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { TabState } from './tab-state.tsx';
import styles from './tabs.module.css';

const TONES = {
  new: 'grey',
  progressing: 'blue',
  finished: 'green',
  suspend: 'amber',
  cancel: 'grey',
} as const satisfies Record<string, Tone>;
type Known = keyof typeof TONES;
const isKnown = (status: string): status is Known => status in TONES;

/** Which campaigns send from the mailbox. `linkTo` is given by the page, which knows the addresses. */
export function CampaignsTab({ accountId, linkTo }: { accountId: string; linkTo: (campaignId: string) => string }) {
  const { t } = useTranslation('accounts');
  const query = useQuery(campaignsQuery(accountId));
  return (
    <TabState query={query}>
      {(campaigns) =>
        campaigns.length === 0 ? (
          <Grid items="center" pad="16 6" tone="muted" textAlign="center" className={styles.nothing}>
            <span className="medium">{t('campaigns.none')}</span>
            <span className="muted">{t('campaigns.noneHint')}</span>
          </Grid>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('campaigns.name')}</th>
                <th scope="col">{t('columns.status')}</th>
                <th scope="col">{t('campaigns.leads')}</th>
                <th scope="col">{t('campaigns.sent')}</th>
              </tr>
            </thead>
            <tbody>
              {campaigns.map(({ campaignId, campaignName, status, leads, sent }) => (
                <tr key={campaignId}>
                  <td>
                    <Link to={linkTo(campaignId)} className="medium">
                      {campaignName}
                    </Link>
                  </td>
                  <td>{isKnown(status) && <Tag tone={TONES[status]}>{t(`campaigns.status.${status}`)}</Tag>}</td>
                  <td>{formatNumber(leads)}</td>
                  <td>{formatNumber(sent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </TabState>
  );
}
