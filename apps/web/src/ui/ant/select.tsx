import { AutoComplete as AntAutoComplete, Select as AntSelect, type AutoCompleteProps, type SelectProps } from 'antd';
import { AntRoot } from '../theme/ant-root.tsx';

/** A choice out of many, or of several at once, found by typing. */
export const Select = <V,>(props: SelectProps<V>) => (
  <AntRoot>
    <AntSelect<V> {...props} />
  </AntRoot>
);

/** A line to type, with suggestions. */
export const AutoComplete = (props: AutoCompleteProps) => (
  <AntRoot>
    <AntAutoComplete {...props} />
  </AntRoot>
);
