import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletedQuery } from '../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { StatusTag } from '../shared/campaign-tags.tsx';
import { useRestore } from '../shared/operate.ts';
import styles from './deleted-campaigns.module.css';

/** The way to what was deleted and can be brought back; nothing while there is none. */
export function DeletedCampaigns() {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery(deletedQuery);
  const [isOpen, setOpen] = useState(false);
  const count = data?.campaignList.length ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Row
        type="button"
        as="button"
        inline
        gap={1.5}
        height={32}
        pad="0 2"
        rounded
        tone="secondary"
        whiteSpace="nowrap"
        className={styles.open}
        onClick={() => setOpen(true)}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        {t('deleted.open')} <span className="muted">{formatNumber(count)}</span>
      </Row>
      {isOpen && <DeletedDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const { date } = useDates();
  const { data } = useQuery(deletedQuery);
  const { mutate: restore, isPending, variables } = useRestore();
  return (
    <Dialog title={t('deleted.title')} isWide onClose={onClose}>
      <p className="secondary">{t('deleted.text')}</p>
      {data?.campaignList.length === 0 && <p className="muted">{t('deleted.none')}</p>}
      <ul className={styles.list}>
        {data?.campaignList.map(({ campaignId, name, status, leads, deletedAt, keptUntil }) => (
          <li key={campaignId}>
            <Grid minWidth={0} breaks className={styles.words}>
              <span className="medium">{name || t('list.noName')}</span>
              <span className="muted small">
                {t('deleted.when', {
                  leads: t('deleted.leads', { count: leads, number: formatNumber(leads) }),
                  at: date(deletedAt),
                  until: date(keptUntil),
                })}
              </span>
            </Grid>
            <StatusTag status={status} />
            <Button
              busy={isPending && variables.campaignId === campaignId}
              onClick={() => restore({ campaignId, name: name || t('list.noName'), status })}
            >
              {t('deleted.restore')}
            </Button>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={onClose}>{t('deleted.close')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
