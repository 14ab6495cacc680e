import { TriangleAlert } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { composer, useOpenMail } from '../composer.ts';
import type { MailMemberType, Receiver } from '../state/mail.ts';
import {
  addReceivers,
  isValidEmail,
  moveReceiver,
  RECEIVERS_MAX,
  remindedOf,
  removeReceiver,
  stepReceiver,
} from '../state/receivers.ts';
import { reasonKind } from './reason-kind.ts';
import { RecipientField } from './recipient-field.tsx';
import styles from './recipients.module.css';
import { useSuppressed } from './use-suppressed.ts';

type RecipientLinesProps = { cid: string; autoFocus?: boolean };

/** To, Cc and Bcc, with what is to be known about the people in them. */
export function RecipientLines({ cid, autoFocus = false }: RecipientLinesProps) {
  const { t } = useTranslation('compose');
  const receiver = useOpenMail(cid, (open) => open.mail.receiver);
  const status = useOpenMail(cid, (open) => open.mail.status);
  const isOneRcpt = useOpenMail(cid, (open) => open.mail.isOneRcpt);
  const suppressed = useSuppressed(receiver ?? []);
  const people = useMemo(() => receiver ?? [], [receiver]);

  const edit = useCallback(
    (change: (list: readonly Receiver[]) => Receiver[]) =>
      composer.change(cid, (mail) => {
        const list = change(mail.receiver);
        const has = (type: MailMemberType) => list.some(({ mailMemberType }) => mailMemberType === type);
        return {
          ...mail,
          receiver: list,
          senderReceivers: remindedOf(mail.senderReceivers, mail.receiver, list),
          status: { ...mail.status, cc: mail.status.cc || has('cc'), bcc: mail.status.bcc || has('bcc') },
        };
      }),
    [cid],
  );
  const onAdd = useCallback((added: Receiver[]) => edit((list) => addReceivers(list, added)), [edit]);
  const onRemove = useCallback((email: string) => edit((list) => removeReceiver(list, email)), [edit]);
  const onMove = useCallback(
    (email: string, to: MailMemberType, before?: string) => edit((list) => moveReceiver(list, email, to, before)),
    [edit],
  );
  const onStep = useCallback(
    (email: string, step: 1 | -1) => {
      edit((list) => stepReceiver(list, email, step));
      requestAnimationFrame(() => {
        const chips = document.querySelectorAll<HTMLElement>('[data-email]');
        Array.from(chips)
          .find(({ dataset }) => dataset.email === email)
          ?.focus();
      });
    },
    [edit],
  );
  const show = (type: 'cc' | 'bcc') =>
    composer.change(cid, (mail) => ({ ...mail, status: { ...mail.status, [type]: true } }));

  const line = (type: MailMemberType) => (
    <Row gap={3} align="start" minHeight={44} border="bottom" className={styles.line} key={type}>
      <Box as="span" rigid pad="2.5 0 0" tone="muted" className={styles.label}>
        {t(`to.${type}`)}
      </Box>
      <RecipientField
        type={type}
        people={people.filter(({ mailMemberType }) => mailMemberType === type)}
        suppressed={suppressed}
        autoFocus={autoFocus && type === 'to'}
        onAdd={onAdd}
        onRemove={onRemove}
        onMove={onMove}
        onStep={onStep}
      />
      {type === 'to' && (
        <Row as="span" rigid gap={3} pad="2.5 0 0" align="stretch" className={styles.more}>
          {!status?.cc && (
            <button type="button" onClick={() => show('cc')}>
              {t('to.cc')}
            </button>
          )}
          {!status?.bcc && (
            <button type="button" onClick={() => show('bcc')}>
              {t('to.bcc')}
            </button>
          )}
        </Row>
      )}
    </Row>
  );
  return (
    <>
      {line('to')}
      {(status?.cc || people.some(({ mailMemberType }) => mailMemberType === 'cc')) && line('cc')}
      {(status?.bcc || people.some(({ mailMemberType }) => mailMemberType === 'bcc')) && line('bcc')}
      <SuppressedBanner people={people} suppressed={suppressed} onRemove={onRemove} />
      {people.length > RECEIVERS_MAX && (
        <Row gap={3} border="bottom" borderTone="red" surface="red" tone="red" className={styles.banner} role="alert">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
          <Text grow>{t('to.tooMany', { max: RECEIVERS_MAX, count: people.length })}</Text>
        </Row>
      )}
      {people.some(({ email }) => !isValidEmail(email)) && (
        <Row gap={3} border="bottom" borderTone="red" surface="red" tone="red" className={styles.banner} role="status">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
          <Text grow>{t('to.dropped')}</Text>
          <button
            type="button"
            className="link"
            onClick={() => edit((list) => list.filter(({ email }) => isValidEmail(email)))}
          >
            {t('to.removeInvalid')}
          </button>
        </Row>
      )}
      {isOneRcpt && people.some(({ mailMemberType }) => mailMemberType !== 'to') && (
        <Box border="bottom" tone="muted" size={12} className={styles.hint}>
          {t('to.oneRcpt')}
        </Box>
      )}
    </>
  );
}

type BannerProps = {
  people: readonly Receiver[];
  suppressed: ReturnType<typeof useSuppressed>;
  onRemove: (email: string) => void;
};

/** A person who must not be written to is left out, and that is said while writing. */
function SuppressedBanner({ people, suppressed, onRemove }: BannerProps) {
  const { t } = useTranslation('compose');
  const { date } = useDates();
  const out = people.filter(({ email }) => suppressed.has(email.toLowerCase()));
  const [first] = out;
  if (!first) return null;
  const why = suppressed.get(first.email.toLowerCase());
  const kind = reasonKind(why?.reason);
  const words =
    out.length === 1
      ? t(`to.leftOut.${kind}`, { who: first.name || first.email, day: date(why?.at) })
      : t('to.leftOut.many', {
          who: formatList(
            out.map(({ name, email }) => name || email),
            languageNow(),
          ),
        });
  return (
    <Row gap={3} border="bottom" borderTone="red" surface="red" tone="red" className={styles.banner} role="status">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
      <Text grow>{words}</Text>
      <button
        type="button"
        className="link"
        onClick={() => {
          for (const { email } of out) onRemove(email);
        }}
      >
        {t('to.removeThem')}
      </button>
    </Row>
  );
}
