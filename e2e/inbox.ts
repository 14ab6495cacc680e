import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { aConnectedMailbox } from './mailboxes.ts';
import { aSignedInUser } from './person.ts';

export type TestMail = {
  from?: string;
  subject: string;
  text?: string;
  html?: string;
  /** Further lines of the header. */
  headers?: readonly string[];
  files?: { name: string; type: string; content: Buffer }[];
};

const BOUNDARY = 'part-of-a-letter';

/** A message as it comes over the wire. */
function write({
  from = 'Katrin Vogel <katrin.vogel@nordkai.test>',
  subject,
  text,
  html,
  headers = [],
  files = [],
}: TestMail): string {
  const body = html === undefined ? ['text/plain', text ?? subject] : ['text/html', html];
  const parts = [
    [`Content-Type: ${body[0]}; charset=utf-8`, '', body[1]],
    ...files.map(({ name, type, content }) => [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    ]),
  ];
  return [
    `From: ${from}`,
    'To: maya@harborline.test',
    `Subject: ${subject}`,
    ...headers,
    `Message-ID: <${crypto.randomUUID()}@nordkai.test>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    ...parts.flatMap((lines) => [`--${BOUNDARY}`, ...lines]),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

export async function deliver(request: APIRequestContext, address: string, mails: readonly TestMail[]): Promise<void> {
  const answer = await request.post('/sirius/api/pub/sandbox/mailbox/deliver', {
    data: { address, mails: mails.map(write) },
  });
  const { code, message } = await answer.json();
  expect(code, message).toBe(0);
}

/** A user with mailboxes of the boxed world, signed in. */
export async function aReader(page: Page, request: APIRequestContext, mailboxes: number): Promise<string[]> {
  const person = await aSignedInUser(page);
  const name = person.email.slice(0, person.email.indexOf('@'));
  const addresses = Array.from({ length: mailboxes }, (_each, index) => `${name}-${index + 1}@harborline.test`);
  for (const address of addresses) await aConnectedMailbox(request, person.token, address, 'harborline1');
  return addresses;
}

export const messageRow = (page: Page, text: string) => page.getByRole('option').filter({ hasText: text });
