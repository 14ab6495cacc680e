import type { VerifyTask } from '@outrider/contract/verification/verification';
import type { Category } from '@outrider/email-verifier/verdict';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/verification.ts';
import { pushValid } from '../../../api/verify.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { counted } from '../shared/counted.ts';
import styles from './dialogs.module.css';

/** Who may be written to: surely, or last and slowly. */
const OFFERED = ['VALID', 'UNKNOWN'] as const satisfies Category[];
const LIST_NAME_MAX = 60;

export function PushDialog({ run, onClose }: { run: VerifyTask; onClose: () => void }) {
  const { t } = useTranslation('verification');
  const [chosen, setChosen] = useState<readonly Category[]>(['VALID']);
  const [list, setList] = useState(run.name.slice(0, LIST_NAME_MAX));
  const { data: book } = useQuery(bookQuery);
  const listId = useId();
  const choicesId = useId();
  const { mutate: push, isPending } = useMutation({
    mutationFn: () => pushValid({ taskId: run.taskId, categories: [...chosen], list: list.trim() }),
    onSuccess: ({ added, already, suppressed }) => {
      const said = [
        t('push.added', counted(added)),
        already > 0 ? t('push.already', counted(already)) : '',
        suppressed > 0 ? t('push.suppressed', counted(suppressed)) : '',
      ];
      toasts.show({ kind: 'success', text: said.filter(Boolean).join(t('comma')) });
      onClose();
    },
  });
  const count = chosen.reduce((sum, each) => sum + run.counts[each], 0);
  const toggle = (category: Category) =>
    setChosen(chosen.includes(category) ? chosen.filter((each) => each !== category) : [...chosen, category]);
  return (
    <Dialog title={t('push.title')} onClose={onClose}>
      <Box as="p" below={5} className="secondary">
        {t('push.text')}
      </Box>
      <Grid as="fieldset" gap={2} pad={0} className={styles.choices}>
        <legend className="medium">{t('push.which')}</legend>
        {OFFERED.map((category) => (
          <label key={category}>
            <input type="checkbox" checked={chosen.includes(category)} onChange={() => toggle(category)} />
            {t(`category.${category}`)} <span className="muted small">{t(`next.${category}`)}</span>
            <Text before="auto" tone="muted" className="numbers">
              {formatNumber(run.counts[category])}
            </Text>
          </label>
        ))}
      </Grid>
      <Grid gap={1.5} below={5} className={styles.field}>
        <label htmlFor={listId} className="medium">
          {t('push.list')}
        </label>
        <input
          id={listId}
          type="text"
          value={list}
          maxLength={LIST_NAME_MAX}
          list={choicesId}
          onChange={(event) => setList(event.target.value)}
        />
        <datalist id={choicesId}>
          {book?.lists.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <span className="muted small">{t('push.listHint')}</span>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('push.back')}</Button>
        <Button primary busy={isPending} needs={count === 0 && 'people'} onClick={() => push()}>
          {t('push.do', counted(count))}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
