import type { Condition, Round, Variant } from '@outrider/campaign-rules/campaign';

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const variant = (id: string, subject: string, weight: number, ...lines: string[]): Variant => ({
  id,
  subject,
  preheader: '',
  html: paragraphs(...lines, '{{signature}}'),
  text: null,
  isPlainText: false,
  weight,
});

const after = (days: number, condition: Condition, ...variants: Variant[]): Round => ({
  delay: { count: days, unit: 'day' },
  condition,
  scope: 'anyEarlier',
  variants,
  letsBestWin: variants.length > 1,
});

const HELLO = 'Hi {{firstName | default: "there"}},';

const OPENING = after(
  0,
  'all',
  variant(
    'a',
    'What your carriers add on',
    50,
    HELLO,
    'fuel, tolls, waiting time: on the last five audits a quarter of these lines did not match the contract. We find them before you pay.',
    'Would a look at one carrier of {{company}} be worth twenty minutes?',
  ),
  variant(
    'b',
    '3 % of freight spend',
    50,
    HELLO,
    'that is what we usually find. Not in rates, in lines nobody agreed to. We are paid from what comes back.',
    'Who looks at carrier invoices at {{company}}?',
  ),
);

const SECOND = after(
  3,
  'notOpen',
  variant(
    'a',
    '',
    40,
    HELLO,
    'one carrier, three invoices, twenty minutes. If nothing is wrong with them I will say so.',
  ),
  variant(
    'b',
    'Two invoices, one mistake at {{company}}',
    60,
    HELLO,
    '{Last month|In October|Recently} we went through 1,400 carrier invoices for a forwarder about the size of {{company}}. Two in every hundred had a surcharge nobody had agreed to.',
    'With {{carrierCount}} carriers that is usually one person’s salary a year. Worth a look?',
  ),
);

const THIRD = after(
  4,
  'openNotReply',
  variant('a', '', 1, HELLO, 'shall I send the list of lines we would look at first? It takes your side ten minutes.'),
);

const LAST = after(
  7,
  'all',
  variant(
    'a',
    'Should I close the file?',
    1,
    HELLO,
    'if this is not for {{company}}, a short no is fine and I will not write again.',
  ),
);

export const FOUR_ROUNDS: readonly Round[] = [OPENING, SECOND, THIRD, LAST];
export const THREE_ROUNDS: readonly Round[] = [OPENING, SECOND, LAST];
export const TWO_ROUNDS: readonly Round[] = [OPENING, LAST];
