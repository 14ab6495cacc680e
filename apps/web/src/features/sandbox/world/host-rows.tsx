import {
  type BoxedHost,
  HOST_BEHAVIOURS,
  MAIL_HOST_TROUBLES,
  MAILBOX_TROUBLES,
  type MailboxHost,
  REGISTRAR_TROUBLES,
  SOURCE_API_TROUBLES,
  type SourceApiName,
  type SourceApiState,
  type WorldState,
} from '@outrider/contract/sandbox';
import { CHARGE_TROUBLES, WEBHOOK_TROUBLES } from '@outrider/contract/sandbox/cards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import {
  useSetBoxedCardProcessor,
  useSetBoxedHost,
  useSetBoxedMailHost,
  useSetBoxedRegistrar,
  useSetMailboxHost,
  useSetSourceApi,
} from '../box-state.ts';
import { ChipSelect } from '../chip-select.tsx';
import { TONE_OF_BEHAVIOUR, toneOfTrouble } from '../tones.ts';
import styles from './hosts-card.module.css';

export function MxHostRow({ host }: { host: BoxedHost }) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedHost();
  const behaviour = set.isPending ? set.variables.behaviour : host.behaviour;
  return (
    <HostRow host={host} count={host.taken} counts={t('hosts.taken')}>
      <ChipSelect
        label={t('hosts.behavior', { host: host.name })}
        options={HOST_BEHAVIOURS.map((each) => ({ value: each, text: t(`behaviors.${each}`) }))}
        value={behaviour}
        tone={TONE_OF_BEHAVIOUR[behaviour]}
        onChange={(chosen) => set.mutate({ name: host.name, behaviour: chosen })}
      />
    </HostRow>
  );
}

export function MailboxHostRow({ host }: { host: MailboxHost }) {
  const { t } = useTranslation('sandbox');
  const set = useSetMailboxHost();
  const trouble = set.isPending ? set.variables.trouble : host.trouble;
  return (
    <HostRow host={host} count={host.mailboxes} counts={t('hosts.mailboxes')} what="IMAP">
      <ChipSelect
        label={t('hosts.behavior', { host: host.name })}
        options={MAILBOX_TROUBLES.map((each) => ({ value: each, text: t(`troubles.${each}`) }))}
        value={trouble}
        tone={toneOfTrouble(trouble)}
        onChange={(chosen) => set.mutate({ name: host.name, trouble: chosen })}
      />
    </HostRow>
  );
}

const SOURCE_NAMES: Record<SourceApiName, string> = {
  brave: 'Brave Search',
  searxng: 'SearXNG',
  customSearch: 'Custom Search',
  gemini: 'Gemini',
  claude: 'Claude',
  apollo: 'Apollo.io',
};

/** A service the leads agent asks. */
export function SourceApiRow({ api }: { api: SourceApiState }) {
  const { t } = useTranslation('sandbox');
  const set = useSetSourceApi();
  const trouble = set.isPending ? set.variables.trouble : api.trouble;
  const name = SOURCE_NAMES[api.name];
  return (
    <HostRow host={{ name, address: '' }} count={api.asked} counts={t('sources.asked')} what="HTTP">
      <ChipSelect
        label={t('hosts.behavior', { host: name })}
        options={SOURCE_API_TROUBLES.map((each) => ({ value: each, text: t(`sources.troubles.${each}`) }))}
        value={trouble}
        tone={toneOfTrouble(trouble)}
        onChange={(chosen) => set.mutate({ name: api.name, trouble: chosen })}
      />
    </HostRow>
  );
}

type Trouble = (typeof REGISTRAR_TROUBLES)[number] | (typeof MAIL_HOST_TROUBLES)[number];
type BuyingTroubleProps<T> = { name: string; troubles: readonly T[]; value: T; onChange: (trouble: T) => void };

function BuyingTrouble<T extends Trouble>({ name, troubles, value, onChange }: BuyingTroubleProps<T>) {
  const { t } = useTranslation('sandbox');
  const wordsOf = (trouble: Trouble) => t(`buying.troubles.${trouble}`);
  return (
    <ChipSelect
      label={t('hosts.behavior', { host: name })}
      options={troubles.map((each) => ({ value: each, text: wordsOf(each) }))}
      value={value}
      tone={toneOfTrouble(value)}
      onChange={onChange}
    />
  );
}

/** Where names are bought. */
export function RegistrarRow({ registrar }: Pick<WorldState, 'registrar'>) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedRegistrar();
  const trouble = set.isPending ? set.variables.trouble : registrar.trouble;
  const name = t('buying.registrar');
  return (
    <HostRow host={{ name, address: '' }} count={registrar.domains} counts={t('buying.domains')} what="HTTP">
      <BuyingTrouble
        name={name}
        troubles={REGISTRAR_TROUBLES}
        value={trouble}
        onChange={(chosen) => set.mutate({ trouble: chosen })}
      />
    </HostRow>
  );
}

/** Where mailboxes are bought. */
export function BuyableHostRow({ mailHost }: Pick<WorldState, 'mailHost'>) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedMailHost();
  const trouble = set.isPending ? set.variables.trouble : mailHost.trouble;
  const name = t('buying.mailHost');
  return (
    <HostRow host={{ name, address: '' }} count={mailHost.mailboxes} counts={t('hosts.mailboxes')} what="HTTP">
      <BuyingTrouble
        name={name}
        troubles={MAIL_HOST_TROUBLES}
        value={trouble}
        onChange={(chosen) => set.mutate({ trouble: chosen })}
      />
    </HostRow>
  );
}

type CardRowProps = Pick<WorldState, 'cardProcessor'>;

/** What banks say to charges. */
export function CardChargesRow({ cardProcessor }: CardRowProps) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedCardProcessor();
  const trouble = (set.isPending ? set.variables.charges : undefined) ?? cardProcessor.charges;
  const name = t('buying.charges');
  return (
    <HostRow host={{ name, address: '' }} count={cardProcessor.payments} counts={t('buying.payments')} what="HTTP">
      <ChipSelect
        label={t('hosts.behavior', { host: name })}
        options={CHARGE_TROUBLES.map((each) => ({ value: each, text: t(`buying.chargeTroubles.${each}`) }))}
        value={trouble}
        tone={toneOfTrouble(trouble)}
        onChange={(charges) => set.mutate({ charges })}
      />
    </HostRow>
  );
}

/** How the product learns of payments. */
export function CardEventsRow({ cardProcessor }: CardRowProps) {
  const { t } = useTranslation('sandbox');
  const set = useSetBoxedCardProcessor();
  const trouble = (set.isPending ? set.variables.webhooks : undefined) ?? cardProcessor.webhooks;
  const name = t('buying.webhooks');
  return (
    <HostRow host={{ name, address: '' }} what="HTTP">
      <ChipSelect
        label={t('hosts.behavior', { host: name })}
        options={WEBHOOK_TROUBLES.map((each) => ({ value: each, text: t(`buying.webhookTroubles.${each}`) }))}
        value={trouble}
        tone={toneOfTrouble(trouble)}
        onChange={(webhooks) => set.mutate({ webhooks })}
      />
    </HostRow>
  );
}

type HostRowProps = {
  host: { name: string; address: string };
  count?: number;
  /** What the count counts. */
  counts?: string;
  /** Beside the address, where the name alone does not tell. */
  what?: string;
  children: ReactNode;
};

const HostRow = ({ host, count, counts, what, children }: HostRowProps) => (
  <Grid as="li" align="center" minHeight={36} className={styles.host}>
    <Text as="div" leading={16}>
      <div className="ellipsis" title={host.name}>
        {host.name}
      </div>
      <div className={styles.address}>{[host.address, what].filter(Boolean).join(' ')}</div>
    </Text>
    {children}
    <Text tone="muted" nums textAlign="right" title={counts}>
      {count === undefined ? '' : formatNumber(count)}
    </Text>
  </Grid>
);
