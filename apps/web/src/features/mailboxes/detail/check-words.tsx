import type { CheckFix, CheckResult } from '@outrider/contract/mailboxes/checks';
import type { CustomTypeOptions } from 'i18next';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Texts = CustomTypeOptions['resources']['checks'];
type Finding = Extract<keyof Texts['finding'], string>;
type ActionName = Extract<keyof Texts['action'], string>;
type Values = CheckResult['values'];
type Action = Extract<CheckFix, { kind: 'action' }>;

/** Around what came from a name server or a mail server, so that it can be distinguished from our own words. */
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
/** Values that read as part of the sentence. */
const PLAIN = ['server', 'type', 'policy', 'reason', 'words'];

/** The reader's words for what a check found and for what to do; records, names and addresses keep their own type. */
export function useCheckWords() {
  const { t, i18n } = useTranslation('checks');
  const isFinding = (name: string): name is Finding => i18n.exists(`checks:finding.${name}`);
  const isAction = (name: string): name is ActionName => i18n.exists(`checks:action.${name}`);
  return {
    finding: ({ finding, values, facts }: CheckResult): ReactNode => {
      const marked = { ...mark(values), facts: facts.map(around).join(', ') };
      return draw(isFinding(finding) ? t(`finding.${finding}`, marked) : finding);
    },
    action: ({ action, values }: Action): ReactNode =>
      draw(isAction(action) ? t(`action.${action}`, mark(values)) : action),
  };
}

const around = (text: string) => `${OPEN}${text}${CLOSE}`;

const mark = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !PLAIN.includes(name) ? around(value) : value,
    ]),
  );

function draw(marked: string): ReactNode {
  return marked.split(OPEN).map((part, index) => {
    const [inside = '', outside = ''] = index === 0 ? ['', part] : part.split(CLOSE);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places.
      <Fragment key={index}>
        {inside !== '' && <span className="mono">{inside}</span>}
        {outside}
      </Fragment>
    );
  });
}
