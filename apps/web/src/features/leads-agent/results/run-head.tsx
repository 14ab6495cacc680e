import { useMutation } from '@tanstack/react-query';
import { PanelLeftClose, PanelLeftOpen, Plus, Square, Users, Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AgentTask,
  enrichMutation,
  type RowChoice,
  saveMutation,
  stopMutation,
} from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { counted, stateTone, stateWords } from '../shared/search-words.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import styles from './results.module.css';

type RunHeadProps = {
  task: AgentTask;
  isFolded: boolean;
  onFold: () => void;
  onSync: (choice: RowChoice, count: number) => void;
};

/** The name of a search, how it stands, and what can be done with it now. */
export function RunHead({ task, isFolded, onFold, onSync }: RunHeadProps) {
  const { t } = useTranslation('leads-agent');
  const dates = useDates();
  const { taskId, name, state, counts, isWeekly, nextRunAt } = task;
  const { mutate: stop, isPending: isStopping } = useMutation(stopMutation);
  const { mutate: enrich, isPending: isEnriching } = useMutation(enrichMutation);
  const { mutate: keep, isPending: isKeeping } = useMutation(saveMutation);
  const [isExtending, setExtending] = useState(false);
  const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Row as="header" rigid gap={3} minHeight={56} pad="0 6" border="bottom" className={styles.head}>
      <PageTitle>{name}</PageTitle>
      <IconButton
        label={t(isFolded ? 'side.expand' : 'side.collapse')}
        hint
        Icon={Fold}
        aria-expanded={!isFolded}
        onClick={onFold}
      />
      <h1 className="title ellipsis" title={name}>
        {name}
      </h1>
      <Tag tone={stateTone(task)} dot>
        {stateWords(t, task)}
      </Tag>
      <Row rigid before="auto">
        <Row
          as="span"
          whiteSpace="nowrap"
          gap={0}
          title={nextRunAt === null ? undefined : t('weekly.next', { at: dates.moment(nextRunAt) })}
        >
          <LabelledSwitch
            label={t('weekly.label')}
            isOn={isWeekly}
            isDisabled={isKeeping}
            onChange={(isOn) => keep({ taskId, isWeekly: isOn })}
          />
        </Row>
        {state === 'ended' ? (
          <Button icon={<Plus size={16} strokeWidth={1.5} />} onClick={() => setExtending(true)}>
            {t('extend.open')}
          </Button>
        ) : (
          <Button
            icon={<Square size={14} strokeWidth={1.5} />}
            busy={isStopping || state === 'stopping'}
            onClick={() => stop(taskId)}
          >
            {t('stop.do')}
          </Button>
        )}
        <Button
          icon={<Zap size={16} strokeWidth={1.5} />}
          busy={isEnriching}
          disabled={counts.fit === 0}
          onClick={() => enrich({ taskId, choice: { fit: 'fit' } })}
        >
          {t('enrich')}
        </Button>
        <Button
          primary
          icon={<Users size={16} strokeWidth={1.5} />}
          disabled={counts.fit === 0}
          onClick={() => onSync({ fit: 'fit' }, counts.fit)}
        >
          {t('sync.all', counted(counts.fit))}
        </Button>
      </Row>
      {isExtending && <ExtendDialog task={task} onClose={() => setExtending(false)} />}
    </Row>
  );
}
