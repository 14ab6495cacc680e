import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { namesQuery, type OrderItem, type WantedMailbox } from '../../../api/domains.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Panel, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './order.module.css';
import type { OrderState } from './use-order.ts';

const OFFERED = 3;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The person an address was for, as far as the address says it; the quote lets it be changed. */
export function personOf(address: string): WantedMailbox {
  const [localPart = address] = address.split('@');
  const [first = localPart, ...rest] = localPart.split(/[._-]+/).filter((word) => word !== '');
  return { localPart, firstName: capital(first), lastName: rest.map(capital).join(' ') };
}

type AnotherNameProps = { item: OrderItem; taken: readonly string[]; another: OrderState['another'] };

/** Names in place of one that could not be had, for the same people. */
export function AnotherName({ item, taken, another }: AnotherNameProps) {
  const { t } = useTranslation('domains');
  const [label = item.domain] = item.domain.split('.');
  const { data } = useQuery(namesQuery({ query: label, endings: [] }));
  const names =
    data?.names.filter(
      ({ domain, state, warnings }) => state === 'free' && warnings.length === 0 && !taken.includes(domain),
    ) ?? [];
  const mailboxes = item.mailboxes.map(personOf);
  const isOfThis = another.asked?.domains.some(({ domain }) => names.some((name) => name.domain === domain));
  if (names.length === 0) return null;
  return (
    <Panel pad="3 4">
      <Row minWidth={0} gap={2} align="start">
        <Globe size={16} aria-hidden />
        <Stack gap={2} grow>
          <Stack gap={0}>
            <span className="medium">{t('another.title', { domain: item.domain })}</span>
            <span className="muted small">
              {mailboxes.length > 0
                ? t('another.for', { names: mailboxes.map(({ localPart }) => `${localPart}@`).join(t('comma')) })
                : t('another.newQuote')}
            </span>
          </Stack>
          {names.slice(0, OFFERED).map(({ domain, firstYear }) => (
            <Row minWidth={0} key={domain} gap={2} className={styles.offer}>
              <Box as="span" grow className="ellipsis">
                {domain}
              </Box>
              <span className="muted numbers">{firstYear && showMoney(firstYear)}</span>
              <Button
                small
                busy={another.isQuoting && another.asked?.domains[0]?.domain === domain}
                onClick={() => another.make({ kind: 'new', domains: [{ domain, mailboxes }] })}
              >
                {t('another.quote')}
              </Button>
            </Row>
          ))}
          {another.error && isOfThis && <Note tone="red">{another.error.message}</Note>}
        </Stack>
      </Row>
    </Panel>
  );
}
