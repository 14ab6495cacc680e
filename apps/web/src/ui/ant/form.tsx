import { Form as AntForm, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { AntRoot } from '../theme/ant-root.tsx';

export type { FormInstance } from 'antd';

type RootedFormProps<V> = Omit<FormProps<V>, 'children'> & { children: ReactNode };

const RootedForm = <V,>(props: RootedFormProps<V>) => (
  <AntRoot>
    <AntForm<V> {...props} />
  </AntRoot>
);

/** Fields with rules of their own, which say what is wrong below them. */
export const Form = Object.assign(RootedForm, {
  Item: AntForm.Item,
  useForm: AntForm.useForm,
  useWatch: AntForm.useWatch,
});
