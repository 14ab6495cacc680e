import { formatNumber } from '../../platform/format.ts';
import { Segmented } from '../controls/segmented.tsx';

type CountSegmentsProps<V extends string> = {
  label?: string;
  value: V;
  /** Counts may come later than the words. */
  options: readonly { value: V; text: string; count: number | undefined }[];
  onChange: (value: V) => void;
};

/** Which part of a list is shown, each with how many it holds. */
export const CountSegments = <V extends string>({ label, value, options, onChange }: CountSegmentsProps<V>) => (
  <Segmented<V>
    aria-label={label}
    value={value}
    options={options.map(({ value: each, text, count }) => ({
      value: each,
      label: (
        <>
          {text} {count !== undefined && <span className="muted">{formatNumber(count)}</span>}
        </>
      ),
    }))}
    onChange={onChange}
  />
);
