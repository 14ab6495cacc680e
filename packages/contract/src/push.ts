import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The longest address of a push service in use has a few hundred characters. */
const ENDPOINT_MAX = 2_048;
export const PUSH_DEVICES_MAX = 20;

/** An uncompressed point of P-256 (RFC 8291, 3.2) and 16 random bytes, as a browser writes them. */
const publicPoint = z.string().regex(/^B[A-Za-z0-9_-]{86}$/, 'malformed');
const sharedSecret = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'malformed');

const pushDevice = z.object({
  deviceId: z.uuid(),
  /** Browser and system by name; empty where they are not known. */
  device: z.string(),
  kind: z.enum(['phone', 'computer']),
  addedAt: z.iso.datetime(),
  pushedAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const pushDevices = z.object({
  /** What a browser subscribes with. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
});

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/notifications/push/list',
  access: 'login',
  summary: 'The browsers that show the caller what happens, also when they are closed',
  input: z.object({}),
  output: pushDevices,
  errors: [],
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/notifications/push/add',
  access: 'login',
  summary: 'Push notifications to this browser, too; the same browser again changes its keys',
  input: z.object({
    endpoint: z.url({ protocol: /^https$/, error: 'malformed' }).max(ENDPOINT_MAX, 'tooLong'),
    p256dh: publicPoint,
    auth: sharedSecret,
  }),
  output: pushDevices.extend({ deviceId: z.uuid() }),
  errors: [],
});

export const removePushDevice = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/notifications/push/remove',
  access: 'login',
  summary: 'Push nothing more to one of the caller’s browsers',
  input: z.object({ deviceId: z.uuid() }),
  output: pushDevices,
  errors: ['notFound'],
});
