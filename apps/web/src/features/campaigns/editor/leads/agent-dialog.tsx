import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLeads } from '../../../../api/campaigns/editor-queries.ts';
import { type AgentRow, historyQuery, rowsQuery, syncMutation } from '../../../../api/leads-agent.ts';
import { toasts } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { toggled } from '../../../../ui/resource-list/toggled.ts';
import { FailedNote } from '../../shared/failed-note.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { counted } from '../words.ts';
import styles from './leads-step.module.css';

/** People of a finished search who meet all its criteria. They become contacts with their evidence, and leads. */
export function AgentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const id = useId();
  const asked = useQuery(historyQuery({ pageNo: 0 }));
  const searches = asked.data?.content.filter(({ state, fit }) => state === 'ended' && fit > 0) ?? [];
  const hasNone = asked.data !== undefined && searches.length === 0;
  const [taskId, setTaskId] = useState<string>();
  const search = searches.find((each) => each.taskId === taskId) ?? searches[0];
  return (
    <Dialog title={t('agent.title')} onClose={onClose}>
      <FailedNote query={asked} />
      {hasNone && (
        <Text as="p" below={5} className="secondary">
          {t('agent.none')}
        </Text>
      )}
      {search ? (
        <>
          <label htmlFor={id} className="medium">
            {t('agent.which')}
          </label>
          <select
            id={id}
            className={styles.agentSearch}
            value={search.taskId}
            onChange={({ target }) => setTaskId(target.value)}
          >
            {searches.map((each) => (
              <option key={each.taskId} value={each.taskId}>
                {each.name}
              </option>
            ))}
          </select>
          <People key={search.taskId} taskId={search.taskId} onClose={onClose} />
        </>
      ) : (
        <CloseButtons onClose={onClose} />
      )}
    </Dialog>
  );
}

function People({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const asked = useQuery(rowsQuery({ taskId, fit: 'fit' }, 0, false));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isLive, setLive] = useState(false);
  const rows = asked.data?.rows.filter(({ email }) => email !== null) ?? [];
  const chosen = rows.filter(({ rowId }) => !left.has(rowId));
  // More than a page of people is taken as a whole.
  const canChoose = asked.data?.next === null;
  const count = canChoose ? chosen.length : (asked.data?.total ?? 0);
  const { mutate: add, isPending } = useAddFound(onClose);
  return (
    <>
      <FailedNote query={asked} />
      {canChoose ? (
        <Box as="ul" maxHeight={280} below={2} overflow="auto" className={styles.people} aria-label={t('agent.people')}>
          {rows.map((row) => (
            <li key={row.rowId}>
              <Person row={row} isChosen={!left.has(row.rowId)} onToggle={() => setLeft(toggled(left, row.rowId))} />
            </li>
          ))}
        </Box>
      ) : (
        asked.data && <p className="secondary">{t('agent.all', counted(count))}</p>
      )}
      {canChoose && rows.length === 0 && <p className="secondary">{t('agent.noAddress')}</p>}
      <label className={styles.check}>
        <input type="checkbox" checked={isLive} onChange={({ target }) => setLive(target.checked)} />
        <Stack as="span" tall grow minWidth={0} gap={0}>
          <span>{t('agent.live')}</span>
          <span className="muted small">{t('agent.liveHint')}</span>
        </Stack>
      </label>
      <p className="muted small">{t('agent.hint')}</p>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          primary
          busy={isPending}
          needs={count === 0 && 'people'}
          onClick={() =>
            add({
              taskId,
              choice: canChoose ? { rowIds: chosen.map(({ rowId }) => rowId) } : { fit: 'fit' },
              isLive,
            })
          }
        >
          {t('leads.add', counted(count))}
        </Button>
      </DialogButtons>
    </>
  );
}

type PersonProps = { row: AgentRow; isChosen: boolean; onToggle: () => void };

function Person({ row: { name, title, company, companyKey, email }, isChosen, onToggle }: PersonProps) {
  const { t } = useTranslation('campaign-editor');
  const words = [title?.value, company?.value ?? companyKey, email?.value].filter(Boolean).join(t('comma'));
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <Stack as="span" tall grow minWidth={0} gap={0}>
        <span className="medium">{name.value}</span>
        <span className="muted small ellipsis">{words}</span>
      </Stack>
    </label>
  );
}

/** Puts people of a search into the campaign, which is made now if there is none yet. */
function useAddFound(onAdded: () => void) {
  const editor = useEditor();
  const { t } = useTranslation('campaign-editor');
  const { mutateAsync: sync } = useMutation(syncMutation);
  return useMutation({
    mutationFn: async (found: Pick<Parameters<typeof sync>[0], 'taskId' | 'choice' | 'isLive'>) => {
      const { campaignId } = await editor.make();
      return sync({ ...found, campaignId });
    },
    onSuccess: ({ leads }) => {
      toasts.show({ kind: 'success', text: t('leads.added', counted(leads)), id: 'leads' });
      onAdded();
    },
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}
