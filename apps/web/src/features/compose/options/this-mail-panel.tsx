import { Bell, Calendar, ChevronRight, Eye, History, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { composer, useOpenMail } from '../composer.ts';
import type { ComposedMail } from '../state/mail.ts';
import { isValidEmail } from '../state/receivers.ts';
import { CardOptions } from './card-options.tsx';
import { EncryptOption } from './encrypt-option.tsx';
import { Option, OptionButton } from './option.tsx';
import styles from './options.module.css';
import { RemindPeople } from './remind-people.tsx';
import { ScheduleMenu } from './schedule-menu.tsx';
import { TraceOption } from './trace-option.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const REMIND_AFTER_DAYS = 3;

type ThisMailPanelProps = { cid: string; children?: ReactNode };

/** How this one mail goes: when, to whom it shows, what is asked back. */
export function ThisMailPanel({ cid, children }: ThisMailPanelProps) {
  const { t } = useTranslation('compose');
  return (
    <Grid as="aside" gap={6} content="start" pad="4 5" className={styles.panel} aria-label={t('option.title')}>
      <section>
        <h2>{t('option.title')}</h2>
        <MailOptions cid={cid} />
      </section>
      {children}
    </Grid>
  );
}

/** On a phone the time is chosen beside the button that sends. */
export function MailOptions({ cid, hasSchedule = true }: { cid: string; hasSchedule?: boolean }) {
  const { t } = useTranslation('compose');
  const { isToday, time, moment } = useDates();
  const mail = useOpenMail(cid, (open) => open.mail);
  const revision = useOpenMail(cid, (open) => open.revision) ?? 0;
  const [showsVersions, setShowsVersions] = useState(false);
  if (!mail) return null;
  const { scheduleDate: at } = mail;
  const set = (changed: Partial<ComposedMail>) => composer.change(cid, (now) => ({ ...now, ...changed }));
  const remindable = mail.receiver.map(({ email }) => email).filter(isValidEmail);
  const remind = (isOn: boolean) =>
    set({
      senderReceivers: isOn ? remindable : [],
      remindAfterDays: mail.remindAfterDays || REMIND_AFTER_DAYS,
    });
  return (
    <Grid gap={4}>
      {hasSchedule && (
        <ScheduleMenu cid={cid}>
          <OptionButton aria-haspopup="menu">
            <Calendar size={16} strokeWidth={1.5} aria-hidden />
            <span className="medium">{t('option.schedule')}</span>
            <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
            <small>
              {at === '' ? t('option.goesNow') : t('option.goesAt', { at: isToday(at) ? time(at) : moment(at) })}
            </small>
          </OptionButton>
        </ScheduleMenu>
      )}
      <Option
        Icon={Users}
        name={t('option.separate')}
        hint={t('option.separateHint')}
        isOn={mail.isOneRcpt}
        onChange={(isOneRcpt) => set({ isOneRcpt })}
      />
      <Option
        Icon={Eye}
        name={t('option.receipt')}
        hint={t('option.receiptHint')}
        isOn={mail.requestReadReceipt}
        onChange={(requestReadReceipt) => set({ requestReadReceipt })}
      />
      <TraceOption mail={mail} onChange={set} />
      <EncryptOption mail={mail} onChange={set} />
      <Option
        Icon={Bell}
        name={t('option.remind')}
        hint={
          remindable.length === 0
            ? t('option.remindNobody')
            : t('option.remindHint', { count: mail.remindAfterDays || REMIND_AFTER_DAYS })
        }
        isOn={mail.senderReceivers.length > 0}
        isDisabled={remindable.length === 0}
        onChange={remind}
      >
        {mail.senderReceivers.length > 0 && <RemindPeople mail={mail} onChange={set} />}
      </Option>
      <CardOptions mail={mail} onChange={set} />
      {revision > 0 && (
        <OptionButton onClick={() => setShowsVersions(true)}>
          <History size={16} strokeWidth={1.5} aria-hidden />
          <span className="medium">{t('option.versions')}</span>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
          <small>{t('option.versionsHint')}</small>
        </OptionButton>
      )}
      {showsVersions && <VersionsDialog cid={cid} onClose={() => setShowsVersions(false)} />}
    </Grid>
  );
}
