import type { Message } from '@outrider/contract/inbox/message';
import { Forward, type LucideIcon, Reply, ReplyAll } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './thread-page.module.css';

type Kind = 'reply' | 'replyAll' | 'forward';

const ICONS: Record<Kind, LucideIcon> = { reply: Reply, replyAll: ReplyAll, forward: Forward };

type AnswerBarProps = { message: Message; onAnswer: (kind: Kind) => void };

/** Below a thread: the ways to answer it, within reach of the thumb. */
export function AnswerBar({ message: { receivers }, onAnswer }: AnswerBarProps) {
  const { t } = useTranslation('compose');
  const isToMany = receivers.to.length + receivers.cc.length > 1;
  const kinds: Kind[] = isToMany ? ['reply', 'replyAll', 'forward'] : ['reply', 'forward'];
  return (
    <Row as="footer" rigid pad="2 4" border="top" align="stretch" className={styles.answer}>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <button className="field" key={kind} type="button" onClick={() => onAnswer(kind)}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            {t(`answer.${kind}`)}
          </button>
        );
      })}
    </Row>
  );
}
