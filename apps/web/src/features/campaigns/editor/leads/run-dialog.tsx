import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runsQuery } from '../../../../api/campaigns/editor-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Text } from '../../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { ExceptionChoice, NO_EXCEPTIONS } from '../../shared/exceptions.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { counted } from '../words.ts';
import styles from './leads-step.module.css';
import { useAddLeads } from './use-add-leads.ts';

/** The good addresses of a verification; those nobody can vouch for when the user wants them too. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const id = useId();
  const { since } = useDates();
  const asked = useQuery(runsQuery);
  const { data } = asked;
  const runs = data?.taskList.filter(({ counts }) => counts.VALID + counts.UNKNOWN > 0) ?? [];
  const hasNone = data !== undefined && runs.length === 0;
  const [taskId, setTaskId] = useState<string>();
  const [withUnknown, setWithUnknown] = useState(false);
  const [exceptions, setExceptions] = useState(NO_EXCEPTIONS);
  const { mutate: add, isPending } = useAddLeads(onClose);
  const run = runs.find((each) => each.taskId === taskId) ?? runs[0];
  const count = run ? run.counts.VALID + (withUnknown ? run.counts.UNKNOWN : 0) : 0;
  return (
    <Dialog title={t('run.title')} onClose={onClose}>
      <FailedNote query={asked} />
      {hasNone ? (
        <Text as="p" below={5} className="secondary">
          {t('run.none')}
        </Text>
      ) : (
        <>
          <label htmlFor={id} className="medium">
            {t('run.which')}
          </label>
          <Select
            id={id}
            className={styles.wide ?? ''}
            value={run?.taskId ?? null}
            options={runs.map((each) => ({
              value: each.taskId,
              label: [each.name || t('run.unnamed'), since(each.startedAt)].join(t('comma')),
            }))}
            showSearch
            onChange={setTaskId}
          />
          {run && <p className="secondary small">{t('run.has', counted(run.counts.VALID))}</p>}
          {run && run.counts.UNKNOWN > 0 && (
            <label className={styles.check}>
              <input type="checkbox" checked={withUnknown} onChange={(event) => setWithUnknown(event.target.checked)} />
              {t('run.withUnknown', counted(run.counts.UNKNOWN))}
            </label>
          )}
          <ExceptionChoice value={exceptions} onChange={setExceptions} />
        </>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t(hasNone ? 'close' : 'cancel')}</Button>
        {!hasNone && (
          <Button
            primary
            busy={isPending}
            needs={count === 0 && 'people'}
            onClick={() =>
              run &&
              add({
                from: {
                  kind: 'verification',
                  taskId: run.taskId,
                  categories: withUnknown ? ['VALID', 'UNKNOWN'] : ['VALID'],
                },
                ...exceptions,
              })
            }
          >
            {t('leads.add', counted(count))}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
