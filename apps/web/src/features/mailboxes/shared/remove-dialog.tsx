import { LEADS_OF_REMOVED } from '@outrider/contract/mailboxes/operate';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAccount, refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { removeAccount } from '../../../api/mailboxes/operate.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import type { Target } from './operate.ts';
import styles from './remove-dialog.module.css';

type RemoveDialogProps = {
  targets: readonly (Target & { campaigns: number })[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Disconnects mailboxes. It asks what becomes of people in the middle of a sequence, and says what stays. */
export function RemoveDialog({ targets, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('accounts');
  const [leads, setLeads] = useState<(typeof LEADS_OF_REMOVED)[number]>('handOver');
  const [done, setDone] = useState(0);
  const [only] = targets;
  const campaigns = targets.reduce((sum, target) => sum + target.campaigns, 0);
  const { mutate: remove, isPending } = useMutation({
    mutationFn: async () => {
      for (const [index, { accountId }] of targets.entries()) {
        await removeAccount({ accountId, leads });
        forgetAccount(accountId);
        setDone(index + 1);
      }
    },
    onSuccess: () => {
      const text =
        targets.length === 1 && only
          ? t('remove.done', { email: only.email })
          : t('remove.doneMany', { count: targets.length });
      toasts.show({ kind: 'success', text });
      onRemoved();
    },
    onSettled: refreshMailboxes,
  });
  const isOne = targets.length === 1;
  return (
    <Dialog
      title={isOne ? t('remove.title', { email: only?.email }) : t('remove.titleMany', { count: targets.length })}
      onClose={onClose}
    >
      <Grid gap={4} below={5}>
        <p className="secondary">{t('remove.stays')}</p>
        {campaigns > 0 ? (
          <Grid as="fieldset" gap={2} pad={0} className={styles.leads}>
            <legend>{isOne ? t('remove.campaigns', { count: campaigns }) : t('remove.campaignsMany')}</legend>
            {LEADS_OF_REMOVED.map((choice) => (
              <label key={choice}>
                <input type="radio" name="leads" checked={leads === choice} onChange={() => setLeads(choice)} />
                <span>
                  <span className="medium">{t(`remove.${choice}`)}</span>
                  <span className="muted small">{t(`remove.${choice}Hint`)}</span>
                </span>
              </label>
            ))}
          </Grid>
        ) : (
          isOne && <p className="muted">{t('remove.noCampaigns')}</p>
        )}
        {isPending && !isOne && (
          <p role="status" className="muted numbers">
            {t('remove.progress', { done, total: targets.length })}
          </p>
        )}
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('remove.keep')}</Button>
        <Button primary busy={isPending} onClick={() => remove()}>
          {t('remove.do')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
