import { emailAddress, issueText } from '@outrider/contract/validation';
import type { VerifyVerdict } from '@outrider/contract/verification/verification';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyOneMutation } from '../../../api/verification.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import { counted } from '../shared/counted.ts';
import { codeWords, reasonWords, replyWords } from '../shared/reason-words.ts';

type CheckOneProps = {
  onClose: () => void;
  /** What is left of the plan is other than before. */
  onCharged: () => void;
};

/** One address, asked for now: the verdict, why, and the server's own words. */
export function CheckOneDialog({ onClose, onCharged }: CheckOneProps) {
  const { t } = useTranslation('verification');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, data: verdict, error, isPending, reset } = useMutation(verifyOneMutation);
  const check = (email: string) =>
    mutate(email, { onSuccess: ({ category }) => category !== 'UNCHECKED' && onCharged() });
  const type = (email: string) => {
    setTyped(email);
    setProblem(undefined);
    reset();
  };
  const submit = () => {
    const [issue] = emailAddress.safeParse(typed).error?.issues ?? [];
    // What looks nearly like one is for the verifier to judge; nothing at all is for nobody.
    if (typed.trim() === '' && issue) setProblem(issueText({ ...issue, path: ['email'] }, languageNow()));
    else check(typed);
  };
  const checkMeant = (email: string) => {
    type(email);
    check(email);
  };
  return (
    <FormDialog
      title={t('one.title')}
      gap={5}
      noValidate
      submitText={t('one.do')}
      cancelText={t('close')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('one.label')}
        name="email"
        type="email"
        autoComplete="off"
        placeholder="name@company.com"
        value={typed}
        error={problem}
        onChange={type}
        onBlur={() => {}}
      />
      {isPending && (
        <p className="muted" role="status">
          {t('one.asking')}
        </p>
      )}
      {error && <Note tone="red">{error.message}</Note>}
      {verdict && <Verdict verdict={verdict} onCheckMeant={checkMeant} />}
    </FormDialog>
  );
}

type VerdictProps = { verdict: VerifyVerdict; onCheckMeant: (email: string) => void };

function Verdict({ verdict, onCheckMeant }: VerdictProps) {
  const { t } = useTranslation('verification');
  const { email, category, flags, mx, attempts, meant } = verdict;
  const said = [codeWords(verdict), replyWords(verdict)].filter(Boolean).join(' ');
  const reason = reasonWords(t, { ...verdict, pending: false, nextTryAt: null }, String);
  return (
    <Stack as="section" gap={3} pad="3 4" border="all" rounded surface="inset" aria-label={email}>
      <Row minWidth={0} gap={3} spread wraps>
        <CategoryTag category={category} />
        <span className="medium">{t(`next.${category}`)}</span>
      </Row>
      <p>{t('sentence', { words: reason })}</p>
      {flags.length > 0 && (
        <Row minWidth={0} gap={1} wraps>
          {flags.map((flag) => (
            <Tag key={flag} tone="line">
              {t(`flag.${flag}`)}
            </Tag>
          ))}
        </Row>
      )}
      {meant !== null && (
        <Row minWidth={0} gap={2} wraps>
          <span className="secondary">{t('one.meant', { address: meant })}</span>
          <button type="button" className="link" onClick={() => onCheckMeant(meant)}>
            {t('one.checkMeant')}
          </button>
        </Row>
      )}
      <Stack gap={1}>
        <span className="muted small">
          {mx === '' ? t('one.silent') : t('results.asked', { mx, ...counted(attempts) })}
        </span>
        {said !== '' && (
          <Text as="p" breaks className="mono">
            {said}
          </Text>
        )}
      </Stack>
      <span className="muted small">{t(category === 'UNCHECKED' ? 'one.free' : 'one.charged')}</span>
    </Stack>
  );
}
