/** Where a value stands: a field, or one of a group. */
export type FieldName = string | readonly string[];

type Rule = { validator: (rule: unknown, value: unknown) => Promise<void> };
export type FieldRule = Rule | ((form: { getFieldValue: (name: FieldName) => unknown }) => Rule);

/** A field while it is drawn. */
type Field = { name: FieldName; rules: () => readonly FieldRule[]; follows: () => readonly string[] };

type Values = Record<string, unknown>;

const pathOf = (name: FieldName): readonly string[] => (typeof name === 'string' ? [name] : name);
export const keyOf = (name: FieldName): string => pathOf(name).join('_');

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isGroup(found) ? found[name] : undefined), values);

function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  const inner = values[name];
  return { ...values, [name]: rest.length === 0 ? value : withValue(isGroup(inner) ? inner : {}, rest, value) };
}

/** A value alone, in the groups it stands in. */
export const atPath = (name: FieldName, value: unknown): Values => withValue({}, pathOf(name), value);

/** Groups are merged, everything else is replaced. */
function merged(values: Values, changes: Values): Values {
  const changed = Object.entries(changes).map(([name, change]) => {
    const before = values[name];
    return [name, isGroup(before) && isGroup(change) ? merged(before, change) : change] as const;
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** What stands in a form, which of it is wrong, and who wants to know. */
export class FormStore {
  values: Values = {};
  private first: Values = {};
  private isFilled = false;
  private readonly fields = new Map<string, Field>();
  private readonly touched = new Set<string>();
  private errors = new Map<string, readonly string[]>();
  private readonly listeners = new Set<() => void>();
  /** Goes up with every change. */
  version = 0;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** What a reset brings back; what was typed meanwhile stays. */
  begin(first: Values): void {
    this.first = first;
    if (this.isFilled) return;
    this.isFilled = true;
    this.values = merged(first, this.values);
    this.version += 1;
  }

  add(field: Field): () => void {
    const key = keyOf(field.name);
    this.fields.set(key, field);
    return () => {
      if (this.fields.get(key) !== field) return;
      this.fields.delete(key);
      this.errors.delete(key);
      this.tell();
    };
  }

  readonly value = (name: FieldName): unknown => valueAt(this.values, pathOf(name));

  readonly errorsOf = (name: FieldName): readonly string[] => this.errors.get(keyOf(name)) ?? [];

  /** Of the fields that are drawn. */
  drawnValues(): Values {
    return [...this.fields.values()].reduce<Values>(
      (all, { name }) => withValue(all, pathOf(name), this.value(name)),
      {},
    );
  }

  type(name: FieldName, value: unknown): void {
    this.touched.add(keyOf(name));
    this.values = withValue(this.values, pathOf(name), value);
    this.tell();
    for (const field of this.fields.values())
      if (this.touched.has(keyOf(field.name)) && field.follows().includes(keyOf(name))) void this.check(field.name);
  }

  put(changes: Values): void {
    const before = this.values;
    this.values = merged(this.values, changes);
    for (const { name } of this.fields.values())
      if (valueAt(before, pathOf(name)) !== this.value(name)) this.errors.delete(keyOf(name));
    this.tell();
  }

  refuse(name: FieldName, errors: readonly string[]): void {
    this.errors.set(keyOf(name), errors);
    this.tell();
  }

  reset(): void {
    this.values = this.first;
    this.errors.clear();
    this.touched.clear();
    this.tell();
  }

  /** Whether what stands in a field may stand there. */
  async check(name: FieldName): Promise<boolean> {
    const field = this.fields.get(keyOf(name));
    const value = this.value(name);
    const found = await Promise.all((field?.rules() ?? []).map((rule) => this.problemOf(rule, value)));
    const errors = found.flat();
    // What was typed meanwhile is checked by itself.
    if (this.value(name) !== value) return errors.length === 0;
    const known = this.errorsOf(name);
    if (errors.join('\n') !== known.join('\n')) this.refuse(name, errors);
    return errors.length === 0;
  }

  /** The first field that is wrong, of all that are drawn. */
  async checkAll(): Promise<FieldName | undefined> {
    const names = [...this.fields.values()].map(({ name }) => name);
    const isRight = await Promise.all(names.map((name) => this.check(name)));
    return names[isRight.indexOf(false)];
  }

  private async problemOf(rule: FieldRule, value: unknown): Promise<string[]> {
    const { validator } = typeof rule === 'function' ? rule({ getFieldValue: this.value }) : rule;
    try {
      await validator(undefined, value);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  private tell(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
