import {
  type Channels,
  MAIL_MODES,
  type NotificationChoices,
  type NotificationKind,
} from '@outrider/contract/notifications';
import { useTranslation } from 'react-i18next';
import { config } from '../../platform/app-config.ts';
import styles from './channel-table.module.css';
import type { ChangeChoices } from './use-notification-settings.ts';

const GROUPS: { key: 'replies' | 'sending' | 'limits' | 'work'; kinds: NotificationKind[] }[] = [
  { key: 'replies', kinds: ['interestedReply'] },
  { key: 'sending', kinds: ['mailboxError', 'guardRail', 'campaignFinished'] },
  { key: 'limits', kinds: ['quotaNearlyUsed', 'searchHeld', 'paymentDisputed'] },
  { key: 'work', kinds: ['verificationDone'] },
];

/** Without billing there are neither limits nor payments to tell of. */
const groupsShown = () => GROUPS.filter(({ key }) => key !== 'limits' || config.billing);

const CHANNELS = ['app', 'mail', 'browser'] as const;
type Channel = (typeof CHANNELS)[number];

type TableProps = { channels: NotificationChoices['channels']; onChange: ChangeChoices };

/** Each event by each way it may reach the user. */
export function ChannelTable({ channels, onChange }: TableProps) {
  const { t } = useTranslation('notifications');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.event')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`table.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupsShown().map(({ key, kinds }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {t(`groups.${key}`)}
            </th>
          </tr>
          {kinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              chosen={channels[kind]}
              onChange={(chosen) => onChange({ channels: { ...channels, [kind]: chosen } })}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { kind: NotificationKind; chosen: Channels; onChange: (chosen: Channels) => void };

function KindRow({ kind, chosen, onChange }: RowProps) {
  const { t } = useTranslation('notifications');
  const name = t(`kinds.${kind}.name`);
  return (
    <tr>
      <th scope="row">
        <span className="medium">{name}</span>
        <span className="muted small">{t(`kinds.${kind}.hint`)}</span>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} data-channel={t(`table.${channel}`)}>
          <ModeSelect
            label={`${name}: ${t(`table.${channel}`)}`}
            channel={channel}
            chosen={chosen}
            onChange={onChange}
          />
        </td>
      ))}
    </tr>
  );
}

type Mode = (typeof MAIL_MODES)[number];

const modeOf = (chosen: Channels, channel: Channel): Mode =>
  channel === 'mail' ? chosen.mail : chosen[channel] ? 'atOnce' : 'off';

const withMode = (chosen: Channels, channel: Channel, mode: Mode): Channels => ({
  ...chosen,
  [channel]: channel === 'mail' ? mode : mode === 'atOnce',
});

/** A browser shows what comes into the app: without the one there is not the other. */
const isPossible = (chosen: Channels, channel: Channel) => channel !== 'browser' || chosen.app;

type ModeSelectProps = { label: string; channel: Channel; chosen: Channels; onChange: (chosen: Channels) => void };

function ModeSelect({ label, channel, chosen, onChange }: ModeSelectProps) {
  const { t } = useTranslation('notifications');
  const mode = isPossible(chosen, channel) ? modeOf(chosen, channel) : 'off';
  const modes = channel === 'mail' ? MAIL_MODES : MAIL_MODES.filter((each) => each !== 'digest');
  return (
    <span className={`${styles.mode} ${styles[mode] ?? ''}`}>
      <select
        aria-label={label}
        value={mode}
        disabled={!isPossible(chosen, channel)}
        onChange={(event) => {
          const wanted = MAIL_MODES.find((each) => each === event.target.value);
          if (wanted) onChange(withMode(chosen, channel, wanted));
        }}
      >
        {modes.map((each) => (
          <option key={each} value={each}>
            {t(`modes.${each}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
