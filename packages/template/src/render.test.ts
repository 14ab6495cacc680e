import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileTemplate } from './compile-template.ts';
import { render } from './render.ts';

const ANN = { firstName: 'Ann', company: 'Nordkai', city: 'Hamburg', blank: '  ' };
const textOf = (template: string, lead: Record<string, string> = ANN, seed = 's') => render(template, lead, seed).text;

describe('variables', () => {
  test.each([
    ['Hi {{firstName}},', 'Hi Ann,'],
    ['Hi {{ firstName }},', 'Hi Ann,'],
    ['{{firstName | default: "there"}}', 'Ann'],
    ['{{nick | default: "there"}}', 'there'],
    ["{{nick | default: 'there'}}", 'there'],
    ['{{blank | default: "there"}}', 'there'],
    ['{{nick | default: "a | b"}}', 'a | b'],
    ['{{nick | default: ""}}!', '!'],
    ['{{company | upcase}} {{company | downcase}}', 'NORDKAI nordkai'],
    ['{{nick | default: "you" | capitalize}}', 'You'],
    ['{{company | truncate: 5}}', 'Nord…'],
    ['{{full | default: "Ann Lee" | first}}', 'Ann'],
  ])('%s becomes %s', (template, expected) => {
    expect(render(template, ANN, 's')).toEqual({ text: expected, missing: [] });
  });

  test('a variable without value and default is missing, each once', () => {
    expect(render('{{nick}} {{nick}} {{blank}} {{firstName}}', ANN, 's')).toEqual({
      text: '   Ann',
      missing: ['nick', 'blank'],
    });
  });

  test('a variable that only an unchosen branch needs is not missing', () => {
    expect(render('{% if nick %}{{nick}}{% else %}you{% endif %}', ANN, 's')).toEqual({ text: 'you', missing: [] });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no field', (name) => {
    expect(render(`{{${name}}}`, ANN, 's').missing).toEqual([name]);
  });

  test('a value is never read as template', () => {
    const lead = { firstName: '{{company}} {a|b} {% if company %}x{% endif %}', company: 'Nordkai' };
    expect(textOf('{{firstName}}', lead)).toBe(lead.firstName);
  });
});

describe('choices', () => {
  const optionsSeen = (template: string, lead = ANN) =>
    new Set(Array.from({ length: 300 }, (_, seed) => textOf(template, lead, `lead-${seed}`)));

  test.each([
    ['{Hi|Hello|Hey} {{firstName}}', ['Hi Ann', 'Hello Ann', 'Hey Ann']],
    ['{{random | Hi | Hello}} there', ['Hi there', 'Hello there']],
    ['{a|}', ['a', '']],
    ['{a|{b|c}}', ['a', 'b', 'c']],
    ['{{{firstName}}|friend}', ['Ann', 'friend']],
    ['{{random | a {{firstName}} | {x|y} }}', ['a Ann', 'x', 'y']],
    ['{{nick | default: "x"}}{1|2}', ['x1', 'x2']],
  ])('every option of %s is met', (template, expected) => {
    expect(optionsSeen(template)).toEqual(new Set(expected));
  });

  test.each([['{a}'], ['{}'], ['a | b'], ['{ "a": 1 }'], ['x } y {'], ['\\{a|b\\}']])('%s is text', (template) => {
    expect(optionsSeen(template)).toEqual(new Set([template.replaceAll('\\', '')]));
  });

  test('the same person gets the same words each time, and two choices in one mail are made apart', () => {
    const template = '{a|b}{a|b}{a|b}{a|b}';
    expect(textOf(template, ANN, 'lead-7')).toBe(textOf(template, ANN, 'lead-7'));
    expect(optionsSeen(template).size).toBe(16);
  });

  test('options come up about equally often over many people', () => {
    const { render: draw } = compileTemplate('{a|b|c|d}');
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 10_000; seed += 1) {
      const { text } = draw({}, `campaign-1:${seed}`);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    // 2 500 expected, with a standard deviation of 43.
    for (const count of counts.values()) expect(Math.abs(count - 2_500)).toBeLessThan(220);
  });

  test('styles, scripts and comments of a page keep their braces', () => {
    const html = '<style>a{b|c}</style><!-- {x|y} --><p>{same|same}</p>';
    expect(compileTemplate(html, 'html').render({}, 's').text).toBe(html.replace('{same|same}', 'same'));
  });
});

describe('conditions', () => {
  const template = '{% if city == "Hamburg" %}Moin{% elsif city contains "dam" %}Hoi{% else %}Hi{% endif %}';
  test.each([
    ['Hamburg', 'Moin'],
    ['Amsterdam', 'Hoi'],
    ['Paris', 'Hi'],
    ['', 'Hi'],
  ])('a recipient in "%s" reads %s', (city, expected) => {
    expect(textOf(template, { city })).toBe(expected);
  });

  test.each([
    ['{% if firstName and company %}both{% endif %}', 'both'],
    ['{% if nick or company %}one{% endif %}', 'one'],
    ['{% unless nick %}none{% endunless %}', 'none'],
    ['{% if company != "A and B" %}other{% endif %}', 'other'],
    ['{% if firstName %}{% if nick %}x{% else %}y{% endif %}{% endif %}', 'y'],
    ['{a{% if firstName %}b{% endif %}|a{% if firstName %}b{% endif %}}', 'ab'],
  ])('%s', (condition, expected) => {
    expect(textOf(condition)).toBe(expected);
  });
});

test.each([
  ['{{firstName', 'unclosed'],
  ['{{first name}}', 'malformed'],
  ['{{firstName | shout}}', 'unknownFilter'],
  ['{{firstName | default}}', 'malformed'],
  ['{% for a in b %}', 'unknownTag'],
  ['{% endif %}', 'endWithoutIf'],
  ['{% if firstName %}x', 'unclosed'],
  [`${'{a|'.repeat(60)}b${'}'.repeat(60)}`, 'tooDeep'],
])('%s is reported as %s', (template, problem) => {
  expect(compileTemplate(template).problems.map((found) => found.problem)).toContain(problem);
});

test('variables are given with whether they are required', () => {
  const { variables } = compileTemplate('{{a}} {{b | default: "x"}} {{c | default: "x"}}{{c}} {x{{d}}|y}');
  expect(variables).toEqual([
    { name: 'a', isRequired: true },
    { name: 'b', isRequired: false },
    { name: 'c', isRequired: true },
    { name: 'd', isRequired: true },
  ]);
});

const awkward = fc.string({
  unit: fc.constantFrom('{', '}', '{{', '}}', '|', '%', '{%', '%}', '\\', '"', 'a', ' ', '<', '\n'),
});

describe('any text', () => {
  test('rendering never throws, and without braces and backslashes a text stays as it is', () => {
    fc.assert(
      fc.property(awkward, fc.string(), (template, seed) => {
        const { text } = render(template, { a: 'x' }, seed);
        if (!/[{}\\]/.test(template)) expect(text).toBe(template);
      }),
      { numRuns: 2_000 },
    );
  });

  test('no value breaks out of a page or into another header', () => {
    fc.assert(
      fc.property(awkward, (value) => {
        const lead = { a: `${value}<img src=x onerror="y">\r\nBcc: z` };
        expect(compileTemplate('<p title="{{a}}">{{a}}</p>', 'html').render(lead, 's').text).not.toMatch(
          /<img|onerror="/,
        );
        expect(compileTemplate('{{a}}', 'header').render(lead, 's').text).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test.each([
    ['openings', '{'.repeat(200_000)],
    ['double openings', '{{a'.repeat(100_000)],
    ['nested choices', `${'{a|'.repeat(100_000)}${'}'.repeat(100_000)}`],
    ['unended tags', '{% if '.repeat(50_000)],
    ['open ifs', '{% if a %}'.repeat(20_000)],
    ['bars', `{${'|'.repeat(200_000)}}`],
    ['comments', '<!--'.repeat(100_000)],
  ])('a mass of %s is read in one go', (_name, template) => {
    expect(render(template, {}, 's').text.length).toBeLessThanOrEqual(template.length);
    expect(compileTemplate(template, 'html').render({}, 's').text.length).toBeLessThanOrEqual(template.length);
  });
});
