import { MAILBOXES_PER_DOMAIN_MAX } from '@outrider/contract/domains/orders';
import { Minus, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WantedMailbox } from '../../../api/domains.ts';
import { type ButtonPartProps, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { MailboxDialog } from './mailbox-dialog.tsx';
import { badMailboxes } from './mailbox-problem.ts';
import styles from './mailboxes.module.css';
import { type ChangeMailboxes, useSuggestions } from './use-suggestions.ts';

type MailboxChipsProps = {
  domain: string;
  mailboxes: readonly WantedMailbox[];
  onChange: ChangeMailboxes;
  /** What stands before the number of them, such as the price of one. */
  words: string;
  /** Neither their number nor their addresses can be chosen: they are there already. */
  isFixed?: boolean;
};

export function MailboxChips({ domain, mailboxes, onChange, words, isFixed = false }: MailboxChipsProps) {
  const { t } = useTranslation('domains');
  const [open, setOpen] = useState<WantedMailbox | 'new'>();
  const { fill, makeUp, isAsking } = useSuggestions();
  const count = mailboxes.length;
  const bad = badMailboxes(mailboxes);
  const mailbox = open === 'new' ? undefined : open;
  // By its address: while it is open, the others may still get their people, which makes each anew.
  const place = mailboxes.findIndex(({ localPart }) => localPart === mailbox?.localPart);
  return (
    <Stack gap={2}>
      <Row minWidth={0} spread>
        <span className="muted small">{words}</span>
        {!isFixed && (
          <Row
            as="span"
            inline
            border="all"
            borderTone="control"
            rounded
            surface="raised"
            gap={0}
            className={styles.stepper}
          >
            <StepButton
              aria-label={t('mailbox.fewer', { domain })}
              disabled={count === 0}
              onClick={() => onChange((own) => own.slice(0, -1))}
            >
              <Minus size={14} aria-hidden />
            </StepButton>
            <output className="numbers" aria-label={t('mailbox.countOf', { domain })}>
              {count}
            </output>
            <StepButton
              aria-label={t('mailbox.more', { domain })}
              disabled={count >= MAILBOXES_PER_DOMAIN_MAX || isAsking}
              onClick={() => void fill({ domain, count: count + 1, onChange })}
            >
              <Plus size={14} aria-hidden />
            </StepButton>
          </Row>
        )}
      </Row>
      <Row minWidth={0} wraps gap={2}>
        {mailboxes.map((each) => (
          <button
            key={each.localPart}
            type="button"
            className={bad.includes(each) ? `${styles.chip} ${styles.bad}` : styles.chip}
            aria-label={t('mailbox.changeOne', { address: `${each.localPart}@${domain}` })}
            title={`${each.firstName} ${each.lastName}`.trim()}
            onClick={() => setOpen(each)}
          >
            {`${each.localPart}@`}
            <Pencil size={12} aria-hidden />
          </button>
        ))}
        {!isFixed && count < MAILBOXES_PER_DOMAIN_MAX && (
          <button type="button" className={`${styles.chip} ${styles.dashed}`} onClick={() => setOpen('new')}>
            <Plus size={12} aria-hidden />
            {t('mailbox.name')}
          </button>
        )}
        {count > 0 && (
          <button
            type="button"
            className={styles.quiet}
            disabled={isAsking}
            onClick={() => void makeUp({ domain, count, onChange })}
          >
            {t('mailbox.makeUp')}
          </button>
        )}
      </Row>
      {open !== undefined && (
        <MailboxDialog
          domain={domain}
          mailbox={mailbox}
          others={mailboxes.filter((_each, at) => at !== place)}
          isAddressFixed={isFixed}
          {...(mailbox &&
            !isFixed && {
              onRemove: () => {
                onChange((own) => own.filter(({ localPart }) => localPart !== mailbox.localPart));
                setOpen(undefined);
              },
            })}
          onSave={(changed) => {
            onChange((own) =>
              mailbox ? own.map((each) => (each.localPart === mailbox.localPart ? changed : each)) : [...own, changed],
            );
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

const StepButton = (props: ButtonPartProps) => (
  <Grid as="button" type="button" align="center" items="center" width={26} height={26} tone="default" {...props} />
);
