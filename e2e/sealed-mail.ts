import { expect, type Page } from '@playwright/test';
import { toBase64 } from '../apps/web/src/features/sealed-mail/base64.ts';
import { packContent, type SealedContent } from '../apps/web/src/features/sealed-mail/content.ts';
import { deriveKey, encrypt, newDerivation } from '../apps/web/src/features/sealed-mail/crypto.ts';
import { addSealedPart, beginSealedMail } from '../packages/contract/src/sealed-mail.ts';
import { runSql } from './database.ts';
import { fillMailboxes } from './mailboxes.ts';
import { aSignedInUser, headersOf } from './person.ts';

export const PASSWORD = 'ferry-from-Rostock';

const bytes = (text: string) => new TextEncoder().encode(text);

export const CONTENT: SealedContent = {
  subject: 'Three invoices for Thursday',
  html: '<p>Hello Katrin,</p><p>as promised, the three invoices. <b>The third one bills the ferry twice.</b></p><script>document.title = "run"</script>',
  text: 'Hello Katrin',
  files: [{ name: 'three-invoices.csv', type: 'text/csv', contentId: '', bytes: bytes('ferry;2') }],
};

/** How many there are is tested elsewhere; here a loaded machine would count them for minutes. */
const FEW_ROUNDS = 1_000;

export async function encryptContent(content: SealedContent, password: string) {
  const derivation = { ...newDerivation(), rounds: FEW_ROUNDS };
  const { key, proof } = await deriveKey(password, derivation);
  return { derivation, proof, ciphertext: await encrypt(key, packContent(content), 'mail') };
}

/** A sender who is signed in, and the page of an encrypted mail of theirs; encrypted here as the composer does it. */
export async function aSealedMail(page: Page) {
  const person = await aSignedInUser(page);
  await fillMailboxes(person.email, 1);
  const { derivation, proof, ciphertext } = await encryptContent(CONTENT, PASSWORD);
  const begun = await page.request.post(beginSealedMail.path, {
    headers: headersOf(person),
    data: {
      from: 'box0001@fleet.test',
      to: ['Katrin Vogel <katrin.vogel@nordkai.test>'],
      ...newDerivation(),
      salt: derivation.salt,
      proof,
      bytes: ciphertext.length,
      expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      password: PASSWORD,
    },
  });
  const { id, link } = (await begun.json()).data as { id: string; link: string };
  const stored = await page.request.post(`${addSealedPart.path}?id=${id}&offset=0`, {
    headers: { ...headersOf(person), 'content-type': 'application/octet-stream' },
    data: Buffer.from(ciphertext),
  });
  expect((await stored.json()).data).toMatchObject({ isWhole: true });
  await runSql('update sealed_mails set rounds = $2 where id = $1', [id, FEW_ROUNDS]);
  return { person, id, path: new URL(link).pathname, sealed: { ...derivation, ciphertext: toBase64(ciphertext) } };
}

export async function tryPassword(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Open email' }).click();
}
