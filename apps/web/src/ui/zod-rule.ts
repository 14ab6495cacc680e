import { issueText } from '@outrider/contract/validation';
import type { z } from 'zod';
import { languageNow } from '../i18n/i18n.ts';

/** A form rule made from the contract: the form and the server refuse the same input with the same words. */
export function zodRule<S extends z.ZodObject>(schema: S, field: keyof S['shape'] & string) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const result = await schema.pick({ [field]: true }).safeParseAsync({ [field]: value ?? '' });
      const issue = result.error?.issues[0];
      if (issue) throw new Error(issueText(issue, languageNow()));
    },
  };
}
