import type { SealedLook } from '@outrider/contract/sealed-mail';
import { Check, CircleCheck, Lock, Printer, Reply } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatDate } from '../../platform/format.ts';
import { formatTime, formatWeekday } from '../../platform/time/format-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ContentView } from './content-view.tsx';
import { firstNameOf } from './first-name.ts';
import styles from './sealed-page.module.css';
import type { OpenedMail as Opened } from './use-sealed-mail.ts';

const LOCKS_AFTER_MS = 15 * 60_000;

type OpenedMailProps = {
  look: SealedLook;
  opened: Opened;
  /** What was typed stays when the mail locks itself. */
  answer: string;
  onAnswerChanged: (text: string) => void;
  onAnswer: (id: string, text: string) => Promise<void>;
  onLock: () => void;
};

export function OpenedMail({ look, opened, answer, onAnswerChanged, onAnswer, onLock }: OpenedMailProps) {
  const { t } = useTranslation('sealed-mail');
  useLockWhenLeft(onLock);
  const view = { language: languageNow() };
  const { content, times, at } = opened;
  const name = look.senderName || look.senderEmail;
  const sent = `${formatWeekday(look.sentAt, view)}, ${formatDate(look.sentAt, view)}, ${formatTime(look.sentAt, view)}`;
  return (
    <article className={`${styles.card} ${styles.open}`}>
      <div className={styles.bar}>
        <CircleCheck size={16} aria-hidden />
        <p role="status">
          <Trans
            t={t}
            i18nKey="page.openedAt"
            values={{ time: formatTime(at, view), minutes: LOCKS_AFTER_MS / 60_000 }}
            components={{ b: <b /> }}
          />
        </p>
        <Button icon={<Lock size={14} aria-hidden />} onClick={onLock}>
          {t('page.lock')}
        </Button>
      </div>
      <Box pad="6 8" narrow={{ pad: '6 4' }} className={styles.mail}>
        <h1>{content.subject || t('page.noSubject')}</h1>
        <Grid columns="auto minmax(0, 1fr) auto" gap={3} align="center" className={styles.sender}>
          <Avatar name={name} picture="" size={32} />
          <Grid minWidth={0}>
            <Row as="span" wraps align="baseline" minWidth={0}>
              <span className="strong">{name}</span>
              <span className="muted small ellipsis">{look.senderEmail}</span>
            </Row>
            <span className="muted small">{t('page.toSent', { to: look.to, sent })}</span>
          </Grid>
          <Tag tone="green" icon={<Check size={12} aria-hidden />}>
            {t('page.checked')}
          </Tag>
        </Grid>
        <ContentView content={content} />
      </Box>
      <AnswerForm name={firstNameOf(name)} text={answer} onChange={onAnswerChanged} onAnswer={onAnswer}>
        {t('page.openUntil', { day: formatDate(look.expiresAt, view), count: times })}
      </AnswerForm>
    </article>
  );
}

/** A reader who walked away leaves nothing open; who reads or types stays. */
function useLockWhenLeft(onLock: () => void) {
  useEffect(() => {
    let timer = window.setTimeout(onLock, LOCKS_AFTER_MS);
    const stay = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(onLock, LOCKS_AFTER_MS);
    };
    for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, stay);
    return () => {
      window.clearTimeout(timer);
      for (const sign of ['pointerdown', 'keydown']) window.removeEventListener(sign, stay);
    };
  }, [onLock]);
}

type AnswerFormProps = {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onAnswer: (id: string, text: string) => Promise<void>;
  children: string;
};

/** About as much as an answer may hold, once it is encrypted. */
const ANSWER_MAX = 20_000;

function AnswerForm({ name, text, onChange, onAnswer, children }: AnswerFormProps) {
  const { t } = useTranslation('sealed-mail');
  const id = useRef(crypto.randomUUID());
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState<string>();
  useWarnOnLeaving(text !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setState('sending');
    setFailure(undefined);
    try {
      await onAnswer(id.current, text);
      id.current = crypto.randomUUID();
      onChange('');
      setState('sent');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setState('writing');
    }
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <textarea
        rows={3}
        maxLength={ANSWER_MAX}
        value={text}
        aria-label={t('page.answer', { name })}
        placeholder={t('page.answer', { name })}
        onChange={({ target }) => {
          // Another text is another answer.
          if (state !== 'sending') id.current = crypto.randomUUID();
          setState('writing');
          onChange(target.value);
        }}
      />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      {state === 'sent' && (
        <Text as="p" tone="green" role="status">
          {t('page.answered', { name })}
        </Text>
      )}
      <Row wraps className={styles.buttons}>
        <Button primary submit busy={state === 'sending'} icon={<Reply size={14} aria-hidden />}>
          {t('page.send')}
        </Button>
        <Button icon={<Printer size={14} aria-hidden />} onClick={() => window.print()}>
          {t('page.print')}
        </Button>
        <span className="muted small">{children}</span>
      </Row>
    </form>
  );
}

function useWarnOnLeaving(isUnsent: boolean) {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
