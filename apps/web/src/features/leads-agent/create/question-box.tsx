import { QUESTION_MAX } from '@outrider/contract/leads-agent/search';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './create.module.css';
import { CriteriaChips } from './criteria-chips.tsx';
import { SearchLimits } from './search-limits.tsx';
import type { WishState } from './use-wish.ts';

type QuestionBoxProps = {
  wish: WishState;
  isBusy: boolean;
  onFind: () => void;
  /** The button lies at the thumb, below everything. */
  isPhone?: boolean;
  /** Between the box and that button. */
  children?: ReactNode;
};

const EXAMPLES = ['first', 'second', 'third'] as const;

/** The one input: words, what they were understood as, and how much may be found and spent. */
export function QuestionBox({ wish, isBusy, onFind, isPhone = false, children }: QuestionBoxProps) {
  const { t } = useTranslation('leads-agent');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasTried, setTried] = useState(false);
  const { draft, criteria, problem, change } = wish;
  const shown = wasTried || problem === 'tooLong' ? problem : undefined;
  const length = draft.question.trim().length;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (problem !== undefined) field.current?.focus();
    else if (!isBusy) onFind();
  };
  return (
    <form onSubmit={submit}>
      <Box border="all" borderTone="control" rounded surface="raised" className={styles.box}>
        <textarea
          ref={field}
          aria-label={t('question.label')}
          aria-invalid={shown !== undefined}
          aria-describedby={shown === undefined ? undefined : id}
          className={styles.question}
          placeholder={t('question.placeholder')}
          value={draft.question}
          rows={2}
          onChange={({ target }) => change({ question: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          }}
        />
        {shown !== undefined && (
          <Box pad="0 5 3">
            <FieldError id={id}>
              {t(`problem.${shown}`, { length: formatNumber(length), max: formatNumber(QUESTION_MAX) })}
            </FieldError>
          </Box>
        )}
        {length > 0 || draft.criteria ? (
          <Understood wish={wish} />
        ) : (
          <Examples onChoose={(question) => change({ question })} />
        )}
        <Row minWidth={0} wraps pad="2.5 3 2.5 4" border="top" narrow={{ pad: '2.5 3' }}>
          <SearchLimits wish={wish} />
          {!isPhone && (
            <>
              <Text before="auto" after={1} className="muted small">
                {t('create.previewFirst')}
              </Text>
              <Button submit primary busy={isBusy}>
                {t('create.find')} <span className={styles.keys}>⌘↵</span>
              </Button>
            </>
          )}
        </Row>
      </Box>
      {children}
      {isPhone && (
        <Pinned>
          <Button large submit primary block busy={isBusy}>
            {t('create.find')}
          </Button>
          <Text as="p" above={1} textAlign="center" className="muted small">
            {t('create.previewFirst')}
          </Text>
        </Pinned>
      )}
      <span className="visually-hidden" role="status">
        {wish.isReading ? t('criteria.reading') : criteria.map(({ label }) => label).join(t('comma'))}
      </span>
    </form>
  );
}

const Pinned = ({ children }: { children: ReactNode }) => (
  <Box above={4} before={-4} after={-4} pad="2 4" border="top" surface="page" className={styles.below}>
    {children}
  </Box>
);

function Understood({ wish }: { wish: WishState }) {
  const { t } = useTranslation('leads-agent');
  const { criteria, change, isReading, readError, differs } = wish;
  return (
    <Box pad="3 5" border="top" surface="inset" narrow={{ pad: '2.5 3' }} aria-busy={isReading}>
      <Row minWidth={0} wraps gap={2}>
        <span className="muted small">
          {t(isReading && criteria.length === 0 ? 'criteria.reading' : 'criteria.understood')}
        </span>
        <CriteriaChips criteria={criteria} onChange={(changed) => change({ criteria: changed })} />
        {differs && (
          <button type="button" className="link small" onClick={() => change({ criteria: null })}>
            {t('criteria.again')}
          </button>
        )}
      </Row>
      {readError && (
        <Text as="p" above={2} tone="red" className="small" role="alert">
          {t('criteria.failed', { reason: readError.message })}
        </Text>
      )}
    </Box>
  );
}

function Examples({ onChoose }: { onChoose: (question: string) => void }) {
  const { t } = useTranslation('leads-agent');
  return (
    <Box pad="3 5" border="top" surface="inset" narrow={{ pad: '2.5 3' }}>
      <Row minWidth={0} wraps gap={2}>
        <span className="muted small">{t('example.title')}</span>
        {EXAMPLES.map((key) => (
          <button key={key} type="button" className={styles.example} onClick={() => onChoose(t(`example.${key}`))}>
            {t(`example.${key}`)}
          </button>
        ))}
      </Row>
    </Box>
  );
}
