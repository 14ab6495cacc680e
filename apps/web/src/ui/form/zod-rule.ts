import { inputText } from '@outrider/contract/input-words';
import type { z } from 'zod';
import { languageNow } from '../../i18n/i18n.ts';

/** A rule for a form, made from the contract: form and server refuse the same input with the same words. */
export function zodRule<S extends z.ZodObject>(schema: S, field: keyof S['shape'] & string) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const result = await schema.safeParseAsync({ [field]: value ?? '' });
      const issue = result.error?.issues.find(({ path }) => path[0] === field);
      if (issue) throw new Error(inputText(issue, languageNow()));
    },
  };
}
