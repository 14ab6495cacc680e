import { InputNumber as AntInputNumber, type InputNumberProps } from 'antd';
import { AntRoot } from '../theme/ant-root.tsx';

export const InputNumber = (props: InputNumberProps<number>) => (
  <AntRoot>
    <AntInputNumber<number> {...props} />
  </AntRoot>
);
