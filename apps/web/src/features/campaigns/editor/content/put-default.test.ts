import { compileTemplate } from '@outrider/template/compile-template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsValue, putDefault } from './put-default.ts';

const CONTENT = { subject: '', preheader: '', html: '', text: null, isPlainText: false };

test('a default is put wherever the value has none, in every part of the mail, and nowhere else', () => {
  const content = {
    ...CONTENT,
    subject: 'Your {{ carrierCount }} carriers at {{company}}',
    preheader: '{{carrierCount | default: "some"}}',
    html: '<p>With {{carrierCount|upcase}}, see <a href="https://a.test/?n={{carrierCount}}">this</a></p>',
    text: '{Hi {{carrierCount}}|Hello}',
  };
  expect(needsValue(content, 'carrierCount')).toBe(true);
  const put = putDefault(content, 'carrierCount', 'R&D "all"');
  expect(put).toEqual({
    ...content,
    subject: 'Your {{carrierCount | default: "R&D ”all”"}} carriers at {{company}}',
    html:
      '<p>With {{carrierCount|upcase | default: &quot;R&amp;D ”all”&quot;}}, see ' +
      '<a href="https://a.test/?n={{carrierCount | default: &quot;R&amp;D ”all”&quot;}}">this</a></p>',
    text: '{Hi {{carrierCount | default: "R&D ”all”"}}|Hello}',
  });
  expect(needsValue(put, 'carrierCount')).toBe(false);
  expect(needsValue(put, 'company')).toBe(true);
  expect(putDefault(put, 'carrierCount', 'other')).toEqual(put);
});

test('any text typed as a default is read by the sender as that and holds nobody back', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (value) => {
      // Braces and backslashes are left out of it.
      fc.pre(value.replaceAll(/[{}\\]/g, '').trim() !== '');
      const { html, subject } = putDefault({ ...CONTENT, subject: '{{a}}', html: '<p>{{a}}</p>' }, 'a', value);
      for (const template of [compileTemplate(subject), compileTemplate(html, 'html')]) {
        expect(template.problems).toEqual([]);
        expect(template.variables).toEqual([{ name: 'a', isRequired: false }]);
      }
    }),
  );
});
