import { STAGES, type Stage } from '@outrider/contract/inbox/inbox';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setStage } from '../../../api/inbox/inbox.ts';
import type { PersonDetail } from '../../../api/inbox/inbox-queries.ts';
import { refreshPerson } from '../../../api/inbox/live-queries.ts';
import styles from './person-panel.module.css';

/** Where the sale stands; the one that is lit is put out by a second click. */
export function StageChips({ email, detail }: { email: string; detail: PersonDetail | undefined }) {
  const { t } = useTranslation('inbox');
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: Stage | null) => {
      await setStage({ email, stage: wanted });
      await refreshPerson();
    },
  });
  return (
    <div className={styles.stages} role="radiogroup" aria-label={t('stage.label')} aria-busy={isPending}>
      {STAGES.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that is on cannot be put out, these can.
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === detail?.stage}
          disabled={isPending || !detail}
          className={`${styles.stage} ${styles[each] ?? ''}`}
          onClick={() => mutate(each === detail?.stage ? null : each)}
        >
          {t(`stage.${each}`)}
        </button>
      ))}
    </div>
  );
}
