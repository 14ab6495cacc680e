import { NoticeDialog } from '../window/notice-dialog.tsx';
import { SendBars } from '../window/sending/send-bars.tsx';
import { SendDialogs } from '../window/sending/send-dialogs.tsx';
import { PhoneCompose } from './phone-compose.tsx';

/** What is being written on a phone, and what was just sent. */
export const PhoneWriting = () => (
  <>
    <PhoneCompose />
    <SendBars isPhone />
    <NoticeDialog />
    <SendDialogs />
  </>
);
