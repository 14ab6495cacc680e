import { ComposeWindow } from './compose-window.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { SendBars } from './sending/send-bars.tsx';
import { SendDialogs } from './sending/send-dialogs.tsx';
import { useComposeHost } from './use-compose-host.ts';

/** Beside every page of a signed-in user: what is being written, and what was just sent. */
export function ComposeHost({ userId }: { userId: string }) {
  useComposeHost(userId);
  return (
    <>
      <ComposeWindow />
      <SendBars />
      <NoticeDialog />
      <SendDialogs />
    </>
  );
}
