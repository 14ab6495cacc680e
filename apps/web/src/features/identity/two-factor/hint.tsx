import { Text } from '../../../ui/layout/layout.tsx';

/** A line below a field. */
export const Hint = ({ children }: { children: string }) => (
  <Text as="p" above={1.5} tone="muted" size={12} leading={16}>
    {children}
  </Text>
);
