import { useId } from 'react';

/** The hatched pattern for a drawing: what is taken away or expected. */
export function useHatch() {
  const id = useId();
  return {
    fill: `url(#${id})`,
    pattern: (
      <defs>
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="4" stroke="var(--hatch)" strokeWidth="1.5" />
        </pattern>
      </defs>
    ),
  };
}
