import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classes } from '../controls/classes.ts';
import { atPath, type FieldName, FormStore, keyOf } from './form-store.ts';

/** A form as its owner sees it. */
export type FormInstance<V> = ReturnType<typeof createForm<V>>;

type Submitter = { submit: () => void };

function createForm<V>() {
  const store = new FormStore();
  const drawn: { current: Submitter | undefined } = { current: undefined };
  return {
    store,
    drawn,
    /** Everything that was put in, also into fields that are not drawn now. */
    getFieldsValue: () => store.values as V,
    getFieldValue: store.value as <T>(name: FieldName) => T,
    setFieldsValue: (values: object) => store.put({ ...values }),
    setFieldValue: (name: FieldName, value: unknown) => store.put(atPath(name, value)),
    setError: (name: FieldName, text: string) => store.refuse(name, [text]),
    resetFields: () => store.reset(),
    focusField: (name: FieldName) => focusField(keyOf(name)),
    submit: () => drawn.current?.submit(),
  };
}

const focusField = (id: string): void => document.getElementById(id)?.focus();

export function useForm<V>(): FormInstance<V> {
  const [form] = useState(() => createForm<V>());
  return form;
}

export type FormLook = {
  store: FormStore;
  checksOn: 'blur' | 'change';
  marksRequired: boolean;
  onTyped: (typed: object) => void;
};

const FormContext = createContext<FormLook | undefined>(undefined);

export function useFormContext(): FormLook {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands in a form');
  return context;
}

/** The value of a field, as it changes. */
export function useWatch<T>(name: string, form?: { store: FormStore }): T | undefined {
  const context = useContext(FormContext);
  const store = form?.store ?? context?.store;
  if (!store) throw new Error('No form to watch');
  useSyncExternalStore(store.subscribe, () => store.version);
  return store.value(name) as T | undefined;
}

/** What stands in the fields that are drawn, as it changes. */
export function useWatchAll<V>({ store }: FormInstance<V>): Partial<V> {
  useSyncExternalStore(store.subscribe, () => store.version);
  return store.drawnValues() as Partial<V>;
}

type FormProps<V> = {
  form: FormInstance<V>;
  id?: string;
  className?: string | undefined;
  initialValues?: object;
  /** When a field says what is wrong with it: once it is left, or while it is typed in. */
  checksOn?: 'blur' | 'change';
  /** Fields that may not be empty have a star. */
  marksRequired?: boolean;
  onValuesChange?: (typed: V) => void;
  onFinish: (values: V) => void;
  children: ReactNode;
};

/** Fields with rules of their own, which say what is wrong below them. */
export function Form<V>(props: FormProps<V>) {
  const { form, id, className, initialValues, checksOn = 'blur', marksRequired = false, children } = props;
  const { store, drawn } = form;
  const latest = useRef(props);
  latest.current = props;
  store.begin({ ...initialValues });
  const submit = useCallback(async () => {
    const wrong = await store.checkAll();
    if (wrong === undefined) latest.current.onFinish(store.drawnValues() as V);
    else focusField(keyOf(wrong));
  }, [store]);
  useEffect(() => {
    drawn.current = { submit: () => void submit() };
    return () => {
      drawn.current = undefined;
    };
  }, [drawn, submit]);
  const onTyped = useCallback((typed: object) => latest.current.onValuesChange?.(typed as V), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <FormContext value={{ store, checksOn, marksRequired, onTyped }}>
      <form
        id={id}
        noValidate
        className={classes('ant-form ant-form-vertical ant-tokens ant-form-css-var', className)}
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </FormContext>
  );
}
