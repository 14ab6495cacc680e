import { VERIFY_ADDRESSES_MAX, type VerifyTask } from '@outrider/contract/verification/verification';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useMissingField } from '../../../ui/form/use-missing-field.ts';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { counted } from '../shared/counted.ts';
import { useBegin } from '../shared/run-operations.ts';
import styles from './check-form.module.css';
import { PasteBox } from './paste-box.tsx';
import { createLineReader, type ReadLines } from './read-lines.ts';
import { useDraftText } from './use-draft-text.ts';

type CheckFormProps = {
  /** No mail server can be asked now: only names and domains can be checked. */
  isShut: boolean;
  /** Verifications the plan has left; null for one without limits. */
  left: number | null;
  onBegun: (task: VerifyTask) => void;
};

/** Paste, see what will be checked, verify. */
export function CheckForm({ isShut, left, onBegun }: CheckFormProps) {
  const { t } = useTranslation('verification');
  const { text, setText, clear } = useDraftText();
  const deferred = useDeferredValue(text);
  const [readLines] = useState(createLineReader);
  const read = useMemo(() => readLines(deferred), [readLines, deferred]);
  const counterId = useId();
  const {
    mutate: begin,
    isPending,
    variables,
  } = useBegin((task) => {
    clear();
    onBegun(task);
  });
  const count = read.addresses.length;
  const isTooMany = count > VERIFY_ADDRESSES_MAX;
  const { field, isShown, ask } = useMissingField<HTMLTextAreaElement>(count === 0 || isTooMany);
  const start = (namesOnly: boolean) =>
    ask(() => begin({ from: { kind: 'text', text: readLines(text).addresses.join('\n') }, namesOnly }));
  const goToWrong = (line: number) => {
    if (field.current) selectLine(field.current, line);
  };
  return (
    <section aria-label={t('paste.title')}>
      <Box below={2} className={styles.head}>
        <h2 className="strong">{t('paste.title')}</h2>
        <span className="muted small">{t('paste.hint')}</span>
      </Box>
      <PasteBox
        label={t('paste.title')}
        field={field}
        value={text}
        onChange={setText}
        wrong={read.wrong}
        isMissing={isShown}
        describedBy={counterId}
      />
      <Box
        minHeight={16}
        above={2}
        below={3}
        tone="muted"
        size={12}
        leading={16}
        className={styles.counter}
        id={counterId}
        aria-live="polite"
      >
        <span>{useCounterWords(read, isShut)}</span>
        {isTooMany ? (
          <span className="amber">{t('paste.tooMany', { max: formatNumber(VERIFY_ADDRESSES_MAX) })}</span>
        ) : (
          <WrongLines wrong={read.wrong} onGo={goToWrong} />
        )}
      </Box>
      {isShown && (
        <FieldError>
          {isTooMany ? t('paste.tooMany', { max: formatNumber(VERIFY_ADDRESSES_MAX) }) : t('paste.nothing')}
        </FieldError>
      )}
      <Button
        primary={!isShut}
        block
        busy={isPending && variables.namesOnly !== true}
        disabled={isShut || isPending}
        onClick={() => start(false)}
      >
        {t('verify', counted(count))}
      </Button>
      <Below isShut={isShut} count={count} left={left} />
      {isShut && (
        <Box above={4}>
          <Button
            block
            busy={isPending && variables.namesOnly === true}
            disabled={isPending}
            onClick={() => start(true)}
          >
            {t('namesOnly.do')}
          </Button>
          <Text as="p" above={1.5} size={12} leading={16} className="muted">
            {t('namesOnly.hint')}
          </Text>
        </Box>
      )}
    </section>
  );
}

function useCounterWords({ addresses, twice }: ReadLines, isShut: boolean): ReactNode {
  const { t } = useTranslation('verification');
  const said = [t('paste.toCheck', counted(addresses.length))];
  if (twice > 0) said.push(t('paste.twice', counted(twice)));
  if (isShut && addresses.length > 0) said.push(t('paste.kept'));
  return said.join(t('comma'));
}

/** The lines that are named; the others are counted. */
const NAMED = 3;

function WrongLines({ wrong, onGo }: { wrong: readonly number[]; onGo: (line: number) => void }) {
  const { t } = useTranslation('verification');
  const [first] = wrong;
  if (first === undefined) return null;
  const lines = wrong.slice(0, NAMED).map(formatNumber).join(t('comma'));
  const words =
    wrong.length === 1
      ? t('paste.wrongOne', { line: formatNumber(first) })
      : wrong.length <= NAMED
        ? t('paste.wrongMany', { lines })
        : t('paste.wrongMore', { lines, ...counted(wrong.length - NAMED) });
  return (
    <Box
      type="button"
      as="button"
      pad={0}
      tone="red"
      textAlign="right"
      className={styles.wrong}
      title={t('paste.goToWrong')}
      onClick={() => onGo(first)}
    >
      {words}
    </Box>
  );
}

function Below({ isShut, count, left }: { isShut: boolean; count: number; left: number | null }) {
  const { t } = useTranslation('verification');
  if (isShut) {
    return (
      <Text as="p" above={1.5} size={12} leading={16} className="amber">
        {count === 0 ? t('cannotAskAny') : t('cannotAsk', counted(count))}
      </Text>
    );
  }
  if (left !== null && count > left)
    return (
      <Text as="p" above={1.5} size={12} leading={16} className="amber">
        {t('tooFewLeft', { left: formatNumber(left) })}
      </Text>
    );
  return (
    <Text as="p" above={1.5} size={12} leading={16} className="muted">
      {t('promise')}
    </Text>
  );
}

/** Puts the cursor on a line, which also brings it into sight. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = Math.max(0, (line - 3) * lineHeight);
}
