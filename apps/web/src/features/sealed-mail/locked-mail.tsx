import { SEALED_TRIES, type SealedLook } from '@outrider/contract/sealed-mail';
import { Check, Eye, Info, Link2, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatDate } from '../../platform/format.ts';
import { formatTime, formatWeekday } from '../../platform/time/format-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import { canEncrypt } from './crypto.ts';
import { firstNameOf } from './first-name.ts';
import styles from './sealed-page.module.css';
import { Closed } from './states.tsx';

type LockedMailProps = {
  look: SealedLook;
  failure: string | undefined;
  isBusy: boolean;
  onOpen: (password: string) => Promise<void>;
};

/** Who sent it and until when it opens, and the one password it asks for. */
export function LockedMail({ look, failure, isBusy, onOpen }: LockedMailProps) {
  const { t } = useTranslation('sealed-mail');
  const name = firstNameOf(look.senderName || look.senderEmail);
  return (
    <>
      <section className={styles.card}>
        <Row gap={3}>
          <Grid as="span" rigid align="center" items="center" width={44} height={44} rounded="full" surface="grey">
            <Lock size={18} aria-hidden />
          </Grid>
          <div>
            <h1>{t('page.title')}</h1>
            <p className="muted">{t('page.lead', { name: look.senderName || look.senderEmail })}</p>
          </div>
        </Row>
        <Facts look={look} />
        {look.state === 'open' ? (
          <PasswordForm look={look} name={name} failure={failure} isBusy={isBusy} onOpen={onOpen} />
        ) : (
          <Closed state={look.state} name={name} />
        )}
      </section>
      {look.state === 'open' && <Hints name={name} />}
    </>
  );
}

function Facts({ look }: { look: SealedLook }) {
  const { t } = useTranslation('sealed-mail');
  const view = { language: languageNow() };
  const sent = `${formatWeekday(look.sentAt, view)}, ${formatDate(look.sentAt, view)}, ${formatTime(look.sentAt, view)}`;
  const day = formatDate(look.expiresAt, view);
  return (
    <Box above={5} below={6} pad={4} border="all" rounded surface="inset" className={styles.facts}>
      <Grid columns="auto minmax(0, 1fr) auto" gap={3} align="center" className={styles.sender}>
        <Avatar name={look.senderName || look.senderEmail} picture="" size={44} />
        <Grid minWidth={0}>
          <span className="strong ellipsis">{look.senderName || look.senderEmail}</span>
          <span className="muted ellipsis">{look.senderEmail}</span>
        </Grid>
        <Tag tone="green" icon={<Check size={12} aria-hidden />}>
          {t('page.checked')}
        </Tag>
      </Grid>
      <dl>
        <dt>{t('page.to')}</dt>
        <dd>{look.moreRecipients > 0 ? t('page.toMore', { to: look.to, count: look.moreRecipients }) : look.to}</dd>
        <dt>{t('page.sent')}</dt>
        <dd>{sent}</dd>
        <dt>{t('page.until')}</dt>
        <dd>
          {look.state === 'expired' ? (
            day
          ) : (
            <Trans t={t} i18nKey="page.untilDay" values={{ day }} components={{ strong: <strong /> }} />
          )}
        </dd>
      </dl>
    </Box>
  );
}

const TRIES = Array.from({ length: SEALED_TRIES }, (_, at) => at + 1);

type PasswordFormProps = LockedMailProps & { name: string };

function PasswordForm({ look, name, failure, isBusy, onOpen }: PasswordFormProps) {
  const { t } = useTranslation('sealed-mail');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') void onOpen(password);
  };
  if (!canEncrypt()) return <Note tone="red">{t('page.insecure')}</Note>;
  const wrong = SEALED_TRIES - look.triesLeft;
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        label={t('page.password')}
        name="sealed-password"
        type="password"
        autoComplete="off"
        autoFocus
        value={password}
        error={failure}
        beside={<span className="muted">{t('page.from', { name })}</span>}
        below={
          wrong > 0 && (
            <Row gap={0.75} above={1.5} size={12} weight={500} className={styles.tries}>
              {TRIES.map((number) => (
                <i key={number} className={number <= wrong ? styles.used : ''} />
              ))}
              <Text before={1.5}>{t('page.triesLeft', { count: look.triesLeft, of: SEALED_TRIES })}</Text>
            </Row>
          )
        }
        onChange={setPassword}
        onBlur={() => {}}
      />
      <Button large primary block submit busy={isBusy}>
        {t('page.open')}
      </Button>
      <Text as="p" above={3} tone="secondary" size={12} textAlign="center">
        {t('page.afterTries', { of: SEALED_TRIES, name })}
      </Text>
    </form>
  );
}

function Hints({ name }: { name: string }) {
  const { t } = useTranslation('sealed-mail');
  const hints = [
    ['never', Info],
    ['address', Link2],
    ['sees', Eye],
  ] as const;
  return (
    <Grid
      as="ul"
      maxWidth={880}
      columns="repeat(3, minmax(0, 1fr))"
      gap={8}
      above={8}
      before="auto"
      after="auto"
      narrow={{ columns: 'minmax(0, 1fr)', gap: 3, above: 6 }}
      className={styles.hints}
    >
      {hints.map(([hint, Icon]) => (
        <li key={hint}>
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          <div>
            <b>{t(`hint.${hint}.title`, { name })}</b>
            <p className="muted small">
              <Trans
                t={t}
                i18nKey={`hint.${hint}.text`}
                values={{ name, host: window.location.host }}
                components={{ code: <span className="mono" /> }}
              />
            </p>
          </div>
        </li>
      ))}
    </Grid>
  );
}
