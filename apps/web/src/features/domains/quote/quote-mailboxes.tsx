import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderedDomain, Quote, WantedMailbox } from '../../../api/domains.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { MailboxDialog } from '../shared/mailbox-dialog.tsx';
import styles from './quote.module.css';

type QuoteMailboxesProps = {
  quote: Quote;
  /** Left out where nothing can be changed any more. */
  onChange?: (domains: OrderedDomain[]) => void;
};

/** Every mailbox of the quote. To change one is to get another quote. */
export function QuoteMailboxes({ quote: { domains, kind }, onChange }: QuoteMailboxesProps) {
  const { t } = useTranslation('domains');
  const [open, setOpen] = useState<{ domain: OrderedDomain; mailbox: WantedMailbox }>();
  const all = domains.flatMap((domain) => domain.mailboxes.map((mailbox) => ({ domain, mailbox })));
  if (all.length === 0) return null;
  const replaced = (changed: WantedMailbox | undefined) =>
    domains.map((each) =>
      each === open?.domain
        ? {
            ...each,
            mailboxes: each.mailboxes.flatMap((mailbox) => (mailbox === open.mailbox ? (changed ?? []) : mailbox)),
          }
        : each,
    );
  const change = (changed: WantedMailbox | undefined) => {
    setOpen(undefined);
    onChange?.(replaced(changed));
  };
  return (
    <Card title={t('quote.mailboxes')} beside={t('quote.mailboxesHint')}>
      <Grid
        as="ul"
        columns="repeat(2, minmax(0, 1fr))"
        narrow={{ columns: 'minmax(0, 1fr)' }}
        className={styles.mailboxes}
      >
        {all.map((each) => {
          const { domain, mailbox } = each;
          const address = `${mailbox.localPart}@${domain.domain}`;
          const name = `${mailbox.firstName} ${mailbox.lastName}`.trim();
          return (
            <Row as="li" gap={3} minHeight={44} pad="1 4" border="bottom" key={address}>
              <Avatar name={name} picture="" />
              <Grid as="span" grow minWidth={0}>
                <span className="ellipsis" title={address}>
                  {address}
                </span>
                <span className="muted small">{name}</span>
              </Grid>
              {onChange && (
                <IconButton
                  label={t('mailbox.changeOne', { address })}
                  Icon={Pencil}
                  size={24}
                  iconSize={14}
                  onClick={() => setOpen(each)}
                />
              )}
            </Row>
          );
        })}
      </Grid>
      {open && (
        <MailboxDialog
          domain={open.domain.domain}
          mailbox={open.mailbox}
          others={open.domain.mailboxes.filter((mailbox) => mailbox !== open.mailbox)}
          isAddressFixed={kind === 'warmed'}
          {...(kind !== 'warmed' && { onRemove: () => change(undefined) })}
          onSave={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
