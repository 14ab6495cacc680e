import { pictureIdsIn } from '@outrider/campaign-rules/picture-links';
import type { previewMail as previewCall } from '@outrider/contract/campaigns/forecast';
import { decodeHeaderWords, headerOf, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { inspectMailHtml } from '@outrider/mail-kit/html/sanitize-mail-html';
import { lintMail } from '@outrider/template/lint-mail';
import { compileMail } from '@outrider/template/render-mail';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { PreviewDeps } from './preview-deps.ts';
import { type Sample, sampleOf } from './write-sample.ts';

type Wanted = z.output<typeof previewCall.input>;
type Preview = z.input<typeof previewCall.output>;

/** A mail as one lead would get it, written by what sends it. A value that is missing is shown by its name. */
export async function previewMail(deps: PreviewDeps, scope: Scope, wanted: Wanted): Promise<Preview> {
  const sample = await sampleOf(deps, scope, wanted);
  const { campaign, lead, mailbox } = sample;
  const { raw, missing } = writeWithNames(sample);
  const message = readMimeMessage(raw);
  const bodies = messageBodies(message);
  const shown = new Map([...sample.pictures.values()].map(({ id, type, body }) => [id, `data:${type};base64,${body}`]));
  const page = inspectMailHtml(bodies.html ?? '', {
    remoteImage: (url) => url,
    inlineImage: (contentId) => shown.get(contentId.slice(0, contentId.indexOf('@'))),
  });
  const text = bodies.text ?? '';
  const { variant, round } = wanted;
  const said = new Set(compileMail(variant).variables.map(({ name }) => name));
  const { footer } = campaign.settings;
  const { firstName = '', lastName = '', company = '' } = lead?.values ?? {};
  return {
    from: mailbox ? { name: mailbox.senderName, email: mailbox.email } : null,
    to: lead ? { name: `${firstName} ${lastName}`.trim() || lead.email, email: lead.email, company } : null,
    subject: decodeHeaderWords(headerOf(message, 'subject') ?? ''),
    html: variant.isPlainText ? '' : page.html,
    text,
    missing,
    startsThread: round === 0 || variant.subject.trim() !== '',
    words: countWords(text),
    links: page.links.filter((link) => !link.endsWith('/t/u/test')).length,
    images: page.remoteImages + (variant.isPlainText ? 0 : pictureIdsIn(variant.html).length),
    remarks: lintMail(variant, { isFirstRound: round === 0 }),
    hasOptOut: said.has('unsubscribeUrl') || footer.optOutLine.trim() !== '',
    hasPostalAddress: said.has('postalAddress') || footer.postalAddress.trim() !== '',
  };
}

function writeWithNames(sample: Sample): { raw: Buffer; missing: string[] } {
  const written = sample.write();
  if (written.kind === 'written') return { raw: written.raw, missing: [] };
  if (written.kind === 'gone') return { raw: Buffer.from('\r\n'), missing: [] };
  const named = Object.fromEntries(written.variables.map((name) => [name, `{{${name}}}`]));
  const again = sample.write({ values: { ...sample.lead?.values, ...named } });
  return { raw: again.kind === 'written' ? again.raw : Buffer.from('\r\n'), missing: written.variables };
}

/** A Chinese character counts as half a word. */
function countWords(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.replaceAll(/\p{Script=Han}/gu, ' ').match(/\S+/g)?.length ?? 0) + Math.ceil(characters / 2);
}
