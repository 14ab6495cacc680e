import { randomUUID } from 'node:crypto';

/** Made when the mail is planned and kept: a mail handed over twice would still be one message (RFC 5322, 3.6.4). */
export const newMessageId = (sender: string) => `<${randomUUID()}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
