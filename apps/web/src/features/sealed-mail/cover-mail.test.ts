import { expect, test } from 'vitest';
import { coverMail } from './cover-mail.ts';

test('the mail that leaves has the link in both forms, and nobody’s name becomes markup', () => {
  const link = 'https://app.harborline.test/s/abc';
  const words = { heading: 'Maya <b> sent', how: 'With “&”', button: 'Open', until: 'Until', care: 'Care' };
  const { mailHtml, mailText } = coverMail(link, words);
  expect(mailText).toContain(`Open:\n${link}`);
  expect(mailHtml).toContain(`href="${link}"`);
  expect(mailHtml).toContain('Maya &lt;b&gt; sent');
  expect(mailHtml).toContain('“&amp;”');
});
