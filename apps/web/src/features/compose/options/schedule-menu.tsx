import { ChevronRight, ChevronUp, Clock } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfZone } from '../../../platform/time/place-of-zone.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, type ButtonPartProps, Row } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { useOpenMail } from '../composer.ts';
import styles from './options.module.css';
import { PickTimeDialog } from './pick-time-dialog.tsx';
import { schedule } from './schedule-mail.ts';
import { scheduleTimes } from './schedule-times.ts';

type ScheduleMenuProps = { cid: string; children?: ReactElement };

/** When a mail goes: at a time people choose, at one of one's own, or now. */
export function ScheduleMenu({ cid, children }: ScheduleMenuProps) {
  const { t } = useTranslation('compose');
  const [isOpen, setOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { timeZone } = useDates();
  const scheduleDate = useOpenMail(cid, ({ mail }) => mail.scheduleDate) ?? '';
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (at: string, zone = timeZone) => {
    close();
    setPicking(false);
    schedule(cid, at, zone);
  };
  return (
    <>
      <Dropdown
        placement="topRight"
        open={isOpen}
        onOpenChange={(open) => {
          opener.current = open && document.activeElement instanceof HTMLElement ? document.activeElement : null;
          setOpen(open);
        }}
        popupRender={() => (
          <ScheduleChoices
            isSet={scheduleDate !== ''}
            onChoose={choose}
            onPick={() => {
              close();
              setPicking(true);
            }}
            onClose={close}
          />
        )}
      >
        {children ?? (
          <Row
            type="button"
            as="button"
            inline
            rigid
            height={32}
            pad="0 3"
            border="all"
            borderTone="control"
            rounded
            surface="page"
            tone="default"
            className={styles.later}
            aria-haspopup="menu"
            aria-expanded={isOpen}
          >
            <Clock size={16} strokeWidth={1.5} aria-hidden />
            {t('schedule.later')}
            <ChevronUp size={14} strokeWidth={1.5} aria-hidden />
          </Row>
        )}
      </Dropdown>
      {isPicking && <PickTimeDialog first={scheduleDate} onPick={choose} onClose={() => setPicking(false)} />}
    </>
  );
}

type ScheduleChoicesProps = { isSet: boolean; onChoose: (at: string) => void; onPick: () => void; onClose: () => void };

function ScheduleChoices({ isSet, onChoose, onPick, onClose }: ScheduleChoicesProps) {
  const { t } = useTranslation('compose');
  const { timeZone, isToday, time, moment } = useDates();
  const [openedAt] = useState(() => worldNow());
  const menu = useRef<HTMLDivElement>(null);
  // The popup is put in its place after this, and could not be scrolled to before.
  useEffect(() => {
    const timer = setTimeout(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items.at(at - 1)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('schedule.title', { zone: placeOfZone(timeZone) })}
      onKeyDown={onKey}
    >
      <Box as="p" pad="1 3 2" tone="muted">
        {t('schedule.title', { zone: placeOfZone(timeZone) })}
      </Box>
      {scheduleTimes(openedAt, timeZone).map(({ choice, at }) => (
        <MenuItem key={choice} text={t(`schedule.${choice}`)} onClick={() => onChoose(at.toISOString())}>
          <time className="muted">{isToday(at) ? time(at) : moment(at)}</time>
        </MenuItem>
      ))}
      <MenuItem text={t('schedule.pick')} className={styles.apart} onClick={onPick}>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </MenuItem>
      {isSet && <MenuItem text={t('schedule.now')} className={styles.apart} onClick={() => onChoose('')} />}
    </div>
  );
}

const MenuItem = ({ text, children, ...props }: ButtonPartProps & { text: string }) => (
  <Row
    as="button"
    type="button"
    role="menuitem"
    gap={3}
    spread
    width="100%"
    height={36}
    pad="0 3"
    textAlign="left"
    {...props}
  >
    <span className="medium">{text}</span>
    {children}
  </Row>
);
