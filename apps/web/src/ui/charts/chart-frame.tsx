import { type ReactNode, useRef } from 'react';
import { useWidth } from '../hooks/use-width.ts';
import { Box } from '../layout/layout.tsx';

type ChartFrameProps = {
  label: string;
  height: number;
  className: string | undefined;
  /** Drawn once the width is known. */
  children: (width: number) => ReactNode;
};

/** A drawing as wide as its place. */
export function ChartFrame({ label, height, className, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <Box ref={frame} minWidth={0} className={className} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {children(width)}
        </svg>
      )}
    </Box>
  );
}
