import { issueText } from '@outrider/contract/validation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { languageNow } from '../../i18n/i18n.ts';

type Input<S extends z.ZodObject> = z.input<S>;
type Field<S extends z.ZodObject> = keyof Input<S> & string;
/** A box that must be ticked starts unticked, so its field holds any boolean. */
type Values<S extends z.ZodObject> = { [K in Field<S>]: Input<S>[K] extends boolean ? boolean : Input<S>[K] };
type Problem = z.core.$ZodIssue | { text: string };

type ZodFormOptions<S extends z.ZodObject> = {
  schema: S;
  initial: Values<S>;
  onSubmit: (values: z.output<S>) => Promise<void>;
};

/**
 * A form that refuses what the contract refuses, in the same words. A field is checked when it is left, then with each
 * change until it is right; all fields are checked on submit, and the first bad one gets the focus.
 *
 * The pages before the log-in use this in place of Ant Design's form, which alone would take the sign-in page over its
 * budget of script.
 */
export function useZodForm<S extends z.ZodObject>({ schema, initial, onSubmit }: ZodFormOptions<S>) {
  // Drawing the texts needs the language, so a switch has to draw again.
  useTranslation();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<string, Problem>>>({});
  const [isBusy, setBusy] = useState(false);

  const problemOf = (name: string, tried: Values<S>) =>
    schema.safeParse(tried).error?.issues.find((issue) => issue.path[0] === name);
  const check = (name: string, tried: Values<S>) =>
    setProblems((known) => ({ ...known, [name]: problemOf(name, tried) }));

  function field<K extends Field<S>>(name: K) {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      error: problem && ('text' in problem ? problem.text : issueText(problem, languageNow())),
      onChange: (value: Values<S>[K]) => {
        const changed = { ...values, [name]: value };
        setValues(changed);
        if (problem) check(name, changed);
      },
      onBlur: () => {
        if (values[name] !== '' && values[name] !== false) check(name, values);
      },
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const tried = schema.safeParse(values);
    const found = Object.fromEntries((tried.error?.issues ?? []).toReversed().map((issue) => [issue.path[0], issue]));
    setProblems(found);
    if (!tried.success) {
      focusFirst(form, found);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(tried.data);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    field,
    submit,
    isBusy,
    /** A refusal of the server, shown at the field it is about. */
    refuse: (name: Field<S>, text: string) => setProblems((known) => ({ ...known, [name]: { text } })),
    change: (changed: Partial<Values<S>>) => setValues((known) => ({ ...known, ...changed })),
  };
}

function focusFirst(form: HTMLFormElement, found: Record<string, unknown>): void {
  const first = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in found);
  if (first instanceof HTMLElement) first.focus();
}
