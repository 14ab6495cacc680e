import type { Round } from '@outrider/campaign-rules/campaign';
import { compileTemplate } from '@outrider/template/compile-template';
import { compileMail } from '@outrider/template/render-mail';
import { GIVEN_VARIABLES } from '../../campaigns/index.ts';

/** Values that mails need and have no default for, each with the rounds that need it. */
export function requiredVariables(rounds: readonly Round[]): Map<string, number[]> {
  const required = new Map<string, number[]>();
  rounds.forEach(({ variants }, round) => {
    const names = variants.flatMap((variant) =>
      [...compileMail(variant).variables, ...compileTemplate(variant.preheader).variables]
        .filter(({ name, isRequired }) => isRequired && !GIVEN_VARIABLES.has(name))
        .map(({ name }) => name),
    );
    for (const name of new Set(names)) required.set(name, [...(required.get(name) ?? []), round]);
  });
  return required;
}
