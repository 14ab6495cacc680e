import { findDanger } from '@outrider/mail-kit/html/testing/find-danger';
import { compileTemplate } from '@outrider/template/compile-template';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Given } from './given.ts';
import { readProposal } from './read-proposal.ts';
import { writePrompt } from './write-prompt.ts';

const GIVEN: Given = {
  task: 'rewrite',
  round: 0,
  wish: 'Plainer, and name our page harborline.test/audit',
  subject: 'Two invoices',
  content:
    'Hi {{firstName}}, 1,400 invoices. [See how](https://harborline.test/how?a=1) or [stop]({{unsubscribeUrl}}).',
  earlier: '',
  variables: ['firstName', 'company', 'carrierCount', 'signature', 'unsubscribeUrl'],
};

const read = (answer: string, changed: Partial<Given> = {}) => readProposal(answer, { ...GIVEN, ...changed });

/** Pieces of what a model could be made to say. */
const ENEMIES = [
  'Subject:',
  '\n\n',
  ' ',
  'Hello',
  '<script>alert(1)</script>',
  '<img src=x onerror=a()>',
  '"><b onclick=x>',
  '{{',
  '}}',
  '{',
  '}',
  '|',
  'firstName',
  'secret',
  'default: "x"',
  '{{random | a | b}}',
  '{% if x %}',
  '{% endif %}',
  '[x](javascript:a())',
  '[x](https://evil.test/"onmouseover="a)',
  '![x](data:text/html,x)',
  '](',
  '[',
  ')',
  '**',
  'https://evil.test',
  'evil.com',
  'a@evil.com',
  '- ',
  '<think>',
  '</think>',
  '```',
  '\u202e',
  '\0',
  '\\',
  '"',
  '&lt;',
  '[stop]({{unsubscribeUrl}})',
  'https://harborline.test/how?a=1',
  '<a href="javascript:x">y</a>',
  '[… x]',
];

describe('what a model is asked', () => {
  test('holds the mail, the wish and the names of values, and forbids to invent', () => {
    const { instructions, text, tokensMax } = writePrompt(GIVEN);
    expect(instructions).toContain('Never invent facts');
    expect(instructions).toContain('Only these exist: firstName, company, carrierCount, signature, unsubscribeUrl.');
    expect(instructions).toContain('first line "Subject: …"');
    expect(text).toBe(
      `### What is to be different\n${GIVEN.wish}\n\n### Subject now\nTwo invoices\n\n### E-mail now\n${GIVEN.content}`,
    );
    expect(tokensMax).toBeGreaterThan(500);
  });

  test('of a follow-up in the same thread is a mail without a subject, with the one before it', () => {
    const { instructions, text } = writePrompt({ ...GIVEN, round: 2, subject: '', earlier: 'Hello from before' });
    expect(instructions).toContain('follow-up number 2');
    expect(instructions).toContain('no subject');
    expect(text).toContain('### E-mail of the round before\nHello from before');
  });

  test.each([
    ['write', 'Write the e-mail that the person asks for.', '### What the e-mail is to say'],
    ['rewrite', 'Rewrite the e-mail as the person asks.', '### What is to be different'],
    ['shorten', 'Make the e-mail shorter', '### What is to be different'],
  ] as const)('to %s says so', (task, instruction, titled) => {
    const { instructions, text } = writePrompt({ ...GIVEN, task });
    expect(instructions).toContain(instruction);
    expect(text).toContain(titled);
  });
});

describe('what a model answers', () => {
  test('becomes a subject and paragraphs, and as plain text the same', () => {
    const answer =
      'Subject: Two invoices at {{company | default: "you"}}\n\nHi {{firstName}},\n\n**1,400** invoices & <two> of them:\n- one\n- [See how](https://harborline.test/how?a=1)\n\nJonas\nHarborline';
    expect(read(answer)).toEqual({
      subject: 'Two invoices at {{company | default: "you"}}',
      html:
        '<p>Hi {{firstName}},</p><p><strong>1,400</strong> invoices &amp; &lt;two&gt; of them:</p>' +
        '<ul><li><p>one</p></li><li><p><a href="https://harborline.test/how?a=1">See how</a></p></li></ul>' +
        '<p>Jonas<br>Harborline</p>',
      text: 'Hi {{firstName}},\n\n1,400 invoices & <two> of them:\n\n- one\n- See how (https://harborline.test/how?a=1)\n\nJonas\nHarborline',
      leftOut: { variables: [], links: [] },
      figures: [],
    });
  });

  test.each([
    ['```\nSubject: A\n\nHello\n```'],
    ['Sure, here it is:\n\n**Subject:** "A"\n\nHello'],
    ['<think>Subject: B\n\nshould I?</think>\nSubject: A\n\nHello'],
    ['<p>Subject: A</p><p>Hello</p><script>alert(1)</script>'],
    ['主题：A\n\nHello'],
    ['# Subject: A\r\n\r\n## Hello'],
  ])('is found in %j', (answer) => {
    expect(read(answer)).toMatchObject({ subject: 'A', html: '<p>Hello</p>' });
  });

  test('loses variables that no lead has, and says which', () => {
    const answer =
      'Hi {{first_name}}, {{ceoName}} of {{industry | default: "your trade"}} {{last news!}} has {{Carrier Count}}';
    expect(read(answer)).toMatchObject({
      html: '<p>Hi {{firstName}}, of your trade has {{carrierCount}}</p>',
      leftOut: { variables: ['last news!', 'industry', 'ceoName'] },
    });
  });

  test('loses links and addresses that nobody gave, and says which', () => {
    const answer =
      'See [our page](https://evil.test/x), https://evil.test/y. Write to ceo@evil.test or www.evil.test; ' +
      'or harborline.test/audit and [stop]({{unsubscribeUrl}}), not ood.test or [x]({{company}}) ![p](https://evil.test/p.png). Node.js stays.';
    expect(read(answer)).toMatchObject({
      html: '<p>See our page,. Write to or; or harborline.test/audit and <a href="{{unsubscribeUrl}}">stop</a>, not or x. Node.js stays.</p>',
      leftOut: {
        links: [
          'https://evil.test/x',
          'https://evil.test/y',
          'ceo@evil.test',
          'www.evil.test',
          'ood.test',
          '{{company}}',
          'https://evil.test/p.png',
        ],
      },
    });
  });

  test('keeps a picture that is in the mail, and makes none of a link', () => {
    const content = '![plot](https://harborline.test/p.png) [page](https://harborline.test/a.png)';
    const answer = '![plot](https://harborline.test/p.png) ![page](https://harborline.test/a.png) ![x](javascript:a)';
    expect(read(answer, { content })?.html).toBe('<p><img src="https://harborline.test/p.png" alt="plot"></p>');
  });

  test('that leaves something to fill in keeps a blank that does not go out', () => {
    expect(read('Best,\n[Your name], {Your title}, {one|two}')).toMatchObject({
      html: '<p>Best,<br>[… Your name], [… Your title], {one|two}</p>',
    });
    expect(read('As in [his words]', { wish: 'say [his words]' })).toMatchObject({ html: '<p>As in [his words]</p>' });
  });

  test('is told apart by the figures in it that nobody gave', () => {
    expect(read('Of 1,400 invoices 28 had it, 2.5 % more than in 2025. {{company | default: "7"}}')?.figures).toEqual([
      '28',
      '2.5 %',
      '2025',
    ]);
  });

  test('gets no conditions of its own', () => {
    expect(read('{% if company %}A{% else %}B{% endif %}')?.html).toBe('<p>AB</p>');
    const content = '{% if company %}A{% endif %}';
    expect(read(content, { content })?.html).toBe(`<p>${content}</p>`);
  });

  test('leaves a follow-up in its thread', () => {
    const answer = 'Subject: New\n\nHello';
    expect(read(answer, { round: 1, subject: '' })).toMatchObject({ subject: '', html: '<p>Hello</p>' });
    expect(read(answer, { round: 1, subject: 'Old' })?.subject).toBe('New');
  });

  test.each([
    ['nothing', ''],
    ['a subject alone', 'Subject: only that'],
    ['thoughts alone', '<think>never ends'],
    ['a book', `Hello ${'words '.repeat(2_000)}`],
    ['a brace that is open', 'Hi {{firstName'],
    ['a flood', 'x'.repeat(50_000)],
  ])('is no mail where it is %s', (_what, answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test('never says what could run, lead elsewhere or mean another variable, no matter what an attacker puts into it', () => {
    const parts = fc.constantFrom(...ENEMIES);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (words) => {
        const proposed = read(words.join(''));
        if (!proposed) return;
        const { html, text, subject } = proposed;
        const page = html.replaceAll('href="{{unsubscribeUrl}}"', 'href="https://a.test"');
        expect(findDanger(page)).toEqual([]);
        expect(`${subject}${text}${html}`).not.toMatch(/evil\.(?:com|test)\b/);
        for (const part of [subject, text]) {
          const { problems, variables } = compileTemplate(part);
          expect(problems).toEqual([]);
          expect(GIVEN.variables).toEqual(expect.arrayContaining(variables.map(({ name }) => name)));
        }
        expect(compileTemplate(html, 'html').problems).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
