import type { NotificationChoices, NotificationSettings } from '@outrider/contract/notifications';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LabelledSwitch } from '../../ui/controls/switch.tsx';
import { useDates } from '../../ui/dates.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { BrowserCard } from './browser-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { PushCard } from './push/push-card.tsx';
import styles from './settings-side.module.css';
import { TimeSelect } from './time-select.tsx';
import type { ChangeChoices } from './use-notification-settings.ts';

type SideProps = { settings: NotificationSettings; userId: string; onChange: ChangeChoices };

/** Where things reach the user, when they do not, and what the next digest holds. */
export const SettingsSide = ({ settings, userId, onChange }: SideProps) => (
  <>
    <Where settings={settings} userId={userId} />
    <QuietHours quiet={settings.choices.quiet} zone={settings.zone} onChange={onChange} />
    <Digest settings={settings} onChange={onChange} />
  </>
);

type WhereProps = Pick<SideProps, 'settings' | 'userId'>;

function Where({ settings: { email, mailedToday, isHeld }, userId }: WhereProps) {
  const { t } = useTranslation('notifications');
  const { atOnce, digests } = mailedToday;
  const mailed = [
    ...(atOnce > 0 ? [t('where.atOnce', { count: atOnce })] : []),
    ...(digests > 0 ? [t('where.digests', { count: digests })] : []),
  ];
  return (
    <Stack as="section" className={styles.part}>
      <h2>{t('where.title')}</h2>
      <PlaceCard Icon={Mail}>
        <span className="medium ellipsis">{email}</span>
        <span className="muted small">
          {mailed.length === 0 ? t('where.none') : t('where.today', { mails: mailed.join(', ') })}
        </span>
      </PlaceCard>
      <BrowserCard />
      <PushCard userId={userId} />
      {isHeld && <Note tone="amber">{t('where.held')}</Note>}
    </Stack>
  );
}

type QuietProps = { quiet: NotificationChoices['quiet']; zone: string; onChange: ChangeChoices };

function QuietHours({ quiet, zone, onChange }: QuietProps) {
  const { t } = useTranslation('notifications');
  const change = (to: Partial<NotificationChoices['quiet']>) => onChange({ quiet: { ...quiet, ...to } });
  return (
    <Stack as="section" className={styles.part}>
      <h2>{t('quiet.title')}</h2>
      <LabelledSwitch
        label={t('quiet.hours', { from: quiet.from, until: quiet.until })}
        isOn={quiet.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {quiet.isOn && (
        <Grid columns="1fr 1fr" gap={3}>
          <TimeSelect label={t('quiet.from')} value={quiet.from} onChange={(from) => change({ from })} />
          <TimeSelect label={t('quiet.until')} value={quiet.until} onChange={(until) => change({ until })} />
        </Grid>
      )}
      <LabelledSwitch label={t('quiet.weekends')} isOn={quiet.weekends} onChange={(weekends) => change({ weekends })} />
      <p className="muted small">{t('quiet.hint', { zone })}</p>
    </Stack>
  );
}

function Digest({ settings, onChange }: Omit<SideProps, 'userId'>) {
  const { t } = useTranslation('notifications');
  const { moment } = useDates();
  const { at, counts } = settings.nextDigest;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack as="section" className={styles.part}>
      <h2>{t('digest.title')}</h2>
      <Row spread gap={3}>
        <span id="digest-at">{t('digest.each')}</span>
        <TimeSelect
          labelledBy="digest-at"
          value={settings.choices.digestAt}
          onChange={(digestAt) => onChange({ digestAt })}
        />
      </Row>
      <Grid gap={1} pad="2.5 3" border="all" rounded surface="raised">
        <span className="muted small">{t('digest.next', { at: moment(at) })}</span>
        <span className="medium">{total === 0 ? t('digest.empty') : t('digest.things', { count: total })}</span>
        {counts.map(({ kind, count }) => (
          <Grid key={kind} as="span" columns="20px minmax(0, 1fr)">
            <b>{count}</b>
            {t(`kinds.${kind}.name`)}
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
