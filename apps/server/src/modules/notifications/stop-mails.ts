import { NOTIFICATION_KINDS, type NotificationKind } from '@outrider/contract/notifications';
import { listMembers } from '../identity/index.ts';
import { changeChoices } from './change-settings.ts';
import type { NotificationsDeps, UserScope } from './notifications-deps.ts';

/** What a link stops: mails of these kinds to this person. It works as long as the installation's secret. */
type Stopped = UserScope & { kinds: NotificationKind[] };

const textOf = ({ workspaceId, userId }: UserScope, kinds: readonly NotificationKind[]) =>
  [workspaceId, userId, ...kinds].join('.');

export function stopLink(
  { signer, appUrl }: Pick<NotificationsDeps, 'signer'> & { appUrl: string },
  person: UserScope,
  kinds: readonly NotificationKind[],
): string {
  const text = textOf(person, kinds);
  return `${appUrl}/n/${Buffer.from(text).toString('base64url')}.${signer.sign(text)}`;
}

/** Undefined for what is no link of ours. */
export function readStopToken({ signer }: Pick<NotificationsDeps, 'signer'>, token: string): Stopped | undefined {
  const [encoded = '', signature = ''] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  if (!signer.isSigned(text, signature)) return undefined;
  const [workspaceId = '', userId = '', ...named] = text.split('.');
  return { workspaceId, userId, kinds: NOTIFICATION_KINDS.filter((kind) => named.includes(kind)) };
}

/** The person a link was mailed to, while they are in the workspace. */
export const findStopped = async ({ db }: Pick<NotificationsDeps, 'db'>, { userId, ...scope }: Stopped) =>
  (await listMembers(db, scope)).find(({ id }) => id === userId);

/** Switches mails of these kinds off; in the app they still come. */
export const stopMails = (deps: Pick<NotificationsDeps, 'db' | 'now'>, { kinds, ...person }: Stopped): Promise<void> =>
  changeChoices(deps, person, (choices) => {
    const stopped = kinds.map((kind) => [kind, { ...choices.channels[kind], mail: 'off' as const }] as const);
    return { ...choices, channels: { ...choices.channels, ...Object.fromEntries(stopped) } };
  });
