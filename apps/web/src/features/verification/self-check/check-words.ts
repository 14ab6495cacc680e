import type { TFunction } from 'i18next';
import type { SelfCheck } from '../../../api/verification.ts';

export type OneCheck = SelfCheck['checks'][number];

/** Silent servers that are named; the others are counted. */
const NAMED = 2;

/** The sentence that fits what was found out; one that would have a hole in it is not chosen. */
export function findingKey({ check, verdict, values }: OneCheck) {
  const has = (name: string) => (values[name] ?? '') !== '';
  if (check === 'port25' && verdict === 'fail') {
    if (!has('silent')) return 'selfCheck.finding.port25.failShort' as const;
    return silentOf(values).length > NAMED
      ? ('selfCheck.finding.port25.failMore' as const)
      : ('selfCheck.finding.port25.fail' as const);
  }
  if (check === 'reverseDns' && verdict !== 'unknown') {
    if (!has('address')) return 'selfCheck.finding.reverseDns.unknown' as const;
    if (!has('name')) return 'selfCheck.finding.reverseDns.warnNone' as const;
  }
  const needed = { blocklists: verdict === 'pass' ? 'asked' : 'listed', clock: 'offMs' } as const;
  if ((check === 'blocklists' || check === 'clock') && !has(needed[check])) {
    return `selfCheck.finding.${check}.unknown` as const;
  }
  return `selfCheck.finding.${check}.${verdict}` as const;
}

/** What the sentence has places for. */
export function findingValues({ values }: OneCheck): Record<string, string> {
  const silent = silentOf(values);
  return { ...values, hosts: silent.slice(0, NAMED).join(', '), more: String(silent.length - NAMED) };
}

const silentOf = ({ silent = '' }: OneCheck['values']) => silent.split(', ').filter((host) => host !== '');

/** At the end of the line: a count, or that something is to be done. */
export function besideWords(t: TFunction<'verification'>, { check, verdict, values }: OneCheck): string {
  const { asked, answered, open } = values;
  const some = answered ?? open;
  if ((check === 'port25' || check === 'mailPorts') && asked && some) return t('selfCheck.of', { some, all: asked });
  return verdict === 'warn' ? t('selfCheck.toFixShort') : '';
}
