import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classes } from '../controls/classes.ts';
import { InFormItem } from '../controls/control-size.ts';
import { useFormContext } from './form.tsx';
import { type FieldName, type FieldRule, keyOf } from './form-store.ts';

type Bound = Record<string, unknown>;

type FieldProps = {
  name: FieldName;
  rules?: readonly FieldRule[];
  /** Checked again when these change. */
  follows?: readonly string[];
  valuePropName?: string;
  normalize?: (value: never) => unknown;
  isRequired?: boolean | undefined;
  describedBy?: string | undefined;
  children: ReactElement;
};

const NO_RULES: readonly FieldRule[] = [];
const NOTHING: readonly string[] = [];

/** Around a field without words of its own stands one that has them, and shows what is wrong with both. */
const InsideItem = createContext<((name: FieldName) => () => void) | undefined>(undefined);

/** Gives a control its value, and takes what is typed. */
export function Field(props: FieldProps) {
  const { name, rules = NO_RULES, follows = NOTHING, valuePropName = 'value', normalize, children } = props;
  const { store, checksOn, onTyped } = useFormContext();
  useSyncExternalStore(store.subscribe, () => store.version);
  const key = keyOf(name);
  const latest = useRef({ name, rules, follows });
  latest.current = { name, rules, follows };
  const tellItem = useContext(InsideItem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name may be a new list with the same words.
  useLayoutEffect(
    () =>
      store.add({
        name: latest.current.name,
        rules: () => latest.current.rules,
        follows: () => latest.current.follows,
      }),
    [store, key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useLayoutEffect(() => tellItem?.(latest.current.name), [tellItem, key]);
  const own = children.props as Bound;
  const isWrong = store.errorsOf(name).length > 0;
  const call = (handler: unknown, ...given: unknown[]) => {
    if (typeof handler === 'function') handler(...given);
  };
  return cloneElement(children as ReactElement<Bound>, {
    id: own.id ?? key,
    [valuePropName]: store.value(name),
    ...(props.isRequired && { 'aria-required': true }),
    ...(isWrong && { 'aria-invalid': true }),
    ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
    onChange: (given: unknown, ...more: unknown[]) => {
      const typed = typedIn(given, valuePropName);
      store.type(name, normalize ? normalize(typed as never) : typed);
      call(own.onChange, given, ...more);
      onTyped(store.drawnValues());
      if (checksOn === 'change') void store.check(name);
    },
    onBlur: (...given: unknown[]) => {
      call(own.onBlur, ...given);
      if (checksOn === 'blur') void store.check(name);
    },
  });
}

/** Controls give an event, or the value itself. */
function typedIn(given: unknown, valuePropName: string): unknown {
  if (typeof given !== 'object' || given === null || !('target' in given)) return given;
  const { target } = given;
  return typeof target === 'object' && target !== null && valuePropName in target
    ? (target as Bound)[valuePropName]
    : given;
}

type ItemLook = { label: string; className?: string | undefined; required?: boolean; extra?: ReactNode };

type ItemProps = ItemLook & Omit<FieldProps, 'isRequired' | 'describedBy'>;

/** A field with its label, a hint, and what is wrong with it. */
export function FormItem({ label, className, required = false, extra, children, ...field }: ItemProps) {
  const id = keyOf(field.name);
  const { store } = useFormContext();
  useSyncExternalStore(store.subscribe, () => store.version);
  const errors = store.errorsOf(field.name);
  const described = [errors.length > 0 && `${id}_help`, extra && `${id}_extra`].filter(Boolean).join(' ');
  return (
    <ItemFrame id={id} label={label} className={className} required={required} extra={extra} errors={errors}>
      <Field {...field} isRequired={required} describedBy={described || undefined}>
        {children}
      </Field>
    </ItemFrame>
  );
}

/** One label for fields that stand among other words. */
export function LabelledFields({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  const { store } = useFormContext();
  useSyncExternalStore(store.subscribe, () => store.version);
  const [names, setNames] = useState<readonly FieldName[]>([]);
  const note = useCallback((name: FieldName) => {
    setNames((known) => [...known, name]);
    return () => setNames((known) => known.filter((one) => one !== name));
  }, []);
  return (
    <InsideItem value={note}>
      <ItemFrame id={htmlFor} label={label} errors={names.flatMap(store.errorsOf)}>
        {children}
      </ItemFrame>
    </InsideItem>
  );
}

type FrameProps = ItemLook & { id: string; errors: readonly string[]; children: ReactNode };

function ItemFrame({ id, label, className, required = false, extra, errors, children }: FrameProps) {
  const { marksRequired } = useFormContext();
  const item = useRef<HTMLDivElement>(null);
  const isWrong = errors.length > 0;
  // What is wrong stands in the space below the field, so that nothing moves.
  const [space, setSpace] = useState(0);
  useLayoutEffect(() => {
    if (isWrong && item.current) setSpace(Number.parseFloat(getComputedStyle(item.current).marginBottom) || 0);
  }, [isWrong]);
  return (
    <div
      ref={item}
      className={classes(
        'ant-form-item ant-tokens ant-form-css-var ant-form-item-vertical',
        isWrong && 'ant-form-item-with-help ant-form-item-has-error',
        className,
      )}
    >
      <div className="ant-row ant-form-item-row ant-tokens">
        <div className="ant-col ant-form-item-label ant-tokens">
          <label htmlFor={id} className={required && marksRequired ? 'ant-form-item-required' : ''} title={label}>
            {label}
          </label>
        </div>
        <div className="ant-col ant-form-item-control ant-tokens">
          <div className="ant-form-item-control-input">
            <div className="ant-form-item-control-input-content">
              <InFormItem value>{children}</InFormItem>
            </div>
          </div>
          {(isWrong || extra) && (
            <div className="ant-form-item-additional" style={isWrong ? { minHeight: space } : undefined}>
              {isWrong && (
                <div
                  id={`${id}_help`}
                  className="ant-form-item-explain ant-tokens ant-form-css-var ant-form-item-explain-connected"
                >
                  {errors.map((text) => (
                    <div key={text} className="ant-form-item-explain-error">
                      {text}
                    </div>
                  ))}
                </div>
              )}
              {extra && (
                <div id={`${id}_extra`} className="ant-form-item-extra">
                  {extra}
                </div>
              )}
            </div>
          )}
        </div>
      </div>
      {isWrong && space > 0 && <div className="ant-form-item-margin-offset" style={{ marginBottom: -space }} />}
    </div>
  );
}
