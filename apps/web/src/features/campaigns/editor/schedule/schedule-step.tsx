import { useTranslation } from 'react-i18next';
import type { StepProblem } from '../draft/check-step.ts';
import shared from '../editor.module.css';
import { EffectSide } from './effect-side.tsx';
import { Group } from './form-rows.tsx';
import { LimitRows } from './limit-rows.tsx';
import { RuleRows } from './rule-rows.tsx';
import styles from './schedule-step.module.css';
import { SendersRow } from './senders-row.tsx';
import { WhenRows } from './when-rows.tsx';

/** Who sends, when and how many, with what that comes to beside it. `problem`: what keeps the user from going on. */
export function ScheduleStep({ problem }: { problem: StepProblem | undefined }) {
  const { t } = useTranslation('campaign-editor');
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <section className={styles.form}>
        <Group title={t('schedule.who')}>
          <SendersRow error={problem === 'noSender' ? t('error.noSender') : undefined} />
        </Group>
        <Group title={t('schedule.when')}>
          <WhenRows problem={problem} />
        </Group>
        <Group title={t('schedule.howMany')}>
          <LimitRows />
        </Group>
        <Group title={t('schedule.rules')}>
          <RuleRows />
        </Group>
      </section>
      <section className={shared.side} aria-label={t('effect.title')}>
        <EffectSide />
      </section>
    </div>
  );
}
