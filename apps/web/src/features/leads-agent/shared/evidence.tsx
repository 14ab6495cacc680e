import { Check, Link2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { criterionWords } from './criterion-words.ts';
import styles from './evidence.module.css';
import { reasonWords, shortAddress } from './search-words.ts';
import { type Judgement, VerdictMark } from './verdict-mark.tsx';

const VERDICT_TONES: Record<Judgement['verdict'], Tone> = { yes: 'green', no: 'red', unclear: 'amber' };

type Verdict = Judgement['verdict'];
type EvidenceProps = {
  criterion: Criterion;
  judgement: Judgement;
  /** Left out where nothing can be decided. */
  onDecide?: ((verdict: Verdict | null) => void) | undefined;
  isBusy?: boolean;
};

/** What a verdict rests on: each quote with its address and the time it was read; what is unclear can be decided. */
export function Evidence({ criterion, judgement, onDecide, isBusy = false }: EvidenceProps) {
  const { t } = useTranslation('leads-agent');
  const { verdict, confidence, proofs, reason, by } = judgement;
  return (
    <Stack gap={2} maxWidth="100%">
      <Row minWidth={0} spread>
        <Row minWidth={0} gap={2}>
          <VerdictMark verdict={verdict} />
          <span className="medium">
            {t('evidence.title', { id: criterion.id, label: criterionWords(t, criterion) })}
          </span>
        </Row>
        <Tag tone={VERDICT_TONES[verdict]}>
          {by === 'user' ? t('evidence.yours') : t(`evidence.${verdict}`, { percent: Math.round(confidence * 100) })}
        </Tag>
      </Row>
      <Quotes proofs={proofs} />
      {reason !== '' && <p className="secondary small">{reasonWords(t, reason)}</p>}
      {proofs.length === 0 && reason === '' && <p className="secondary small">{t('evidence.none')}</p>}
      {onDecide && (verdict === 'unclear' || by !== 'rules') && (
        <>
          <p className="secondary small">{t(noteOf(judgement))}</p>
          <Row minWidth={0} gap={2} wraps className={styles.decide}>
            {verdict !== 'yes' && (
              <Button small busy={isBusy} icon={<Check size={14} />} onClick={() => onDecide('yes')}>
                {t('evidence.counts')}
              </Button>
            )}
            {verdict !== 'no' && (
              <Button small busy={isBusy} icon={<X size={14} />} onClick={() => onDecide('no')}>
                {t('evidence.countsNot')}
              </Button>
            )}
            {by === 'user' && (
              <Button small busy={isBusy} onClick={() => onDecide(null)}>
                {t('evidence.takeBack')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}

const noteOf = ({ verdict, by }: Judgement) =>
  verdict === 'unclear' ? 'evidence.open' : by === 'model' ? 'evidence.byModel' : 'evidence.decided';

/** Where a value stands, in the words of the page. */
export function Quotes({ proofs }: { proofs: Judgement['proofs'] }) {
  const { t } = useTranslation('leads-agent');
  const dates = useDates();
  const once = [...new Map(proofs.map((proof) => [`${proof.url} ${proof.quote}`, proof])).entries()];
  return once.map(([key, { quote, url, readAt, source }]) => (
    <figure key={key} className={styles.proof}>
      <blockquote>{quote}</blockquote>
      <Row as="figcaption" gap={1.5} className="small">
        <Link2 size={12} aria-hidden />
        <a className="link ellipsis" href={url} target="_blank" rel="noreferrer">
          {shortAddress(url)}
        </a>
        <span className="muted">
          {t('evidence.read', { time: dates.since(readAt), source: t(`source.${source}`) })}
        </span>
      </Row>
    </figure>
  ));
}
