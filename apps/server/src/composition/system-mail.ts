import type { Config } from '../config.ts';
import { systemNow } from '../platform/clock.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { systemMailJob } from '../platform/mail/system-mail.job.ts';
import { createPostman, type Postman } from '../platform/mail/system-mail.ts';
import type { Registration } from '../platform/registration.ts';
import type { Infrastructure } from './infrastructure.ts';

/** The product's own mail, by the server of its world. */
export const openPostman = ({ config, box }: Pick<Infrastructure, 'config' | 'box'>): Postman =>
  createPostman({
    from: config.mailFrom,
    helloName: config.helloName,
    ...(box
      ? { url: `smtp://${box.systemMail.host}:${box.systemMail.port}`, host: box.systemMail.name }
      : liveServer(config)),
  });

function liveServer({ smtpUrl }: Config): { url: string; host: string } {
  if (!smtpUrl) throw new Error('OUTRIDER_SMTP_URL is needed in the live world');
  return { url: smtpUrl, host: new URL(smtpUrl).hostname };
}

/** Each module writes its own kinds of mail; one job sends them all. */
export const systemMailJobOf = (
  { db }: Infrastructure,
  postman: Postman,
  modules: readonly Registration[],
): JobDefinition<'system-mail.send'> => {
  const writers = Object.assign({}, ...modules.map(({ mailWriters }) => mailWriters));
  return systemMailJob({ db, postman, writers, now: systemNow });
};
