import { ChartFrame } from './chart-frame.tsx';
import axes from './chart-lines.module.css';
import styles from './column-chart.module.css';
import pair from './pair-chart.module.css';
import { axisLines, columnsWithRoom } from './scale.ts';

const LEFT = 30;
const RIGHT = 4;
const TOP = 20;
const BELOW = 24;
const GAP = 0.2;

type Pair = { key: string; word: string; before: number; now: number; title: string };

type PairChartProps = {
  label: string;
  height: number;
  pairs: readonly Pair[];
  /** Moments worth a name, such as an end. */
  marks: readonly { key: string; word: string }[];
};

/** Two values side by side for each day: as it was, outlined, and as it is now. */
export const PairChart = (props: PairChartProps) => (
  <ChartFrame label={props.label} height={props.height} className={styles.frame}>
    {(width) => <Plot {...props} width={width} />}
  </ChartFrame>
);

function Plot({ pairs, marks, width, height }: PairChartProps & { width: number }) {
  const axis = axisLines(Math.max(0, ...pairs.map(({ before, now }) => Math.max(before, now))), 3);
  const top = axis.at(-1) ?? 1;
  const floor = height - BELOW;
  const y = (value: number) => floor - (value / top) * (floor - TOP);
  const slot = (width - LEFT - RIGHT) / Math.max(1, pairs.length);
  const bar = (slot * (1 - GAP)) / 2;
  const left = (index: number) => LEFT + index * slot + (slot * GAP) / 2;
  const worded = columnsWithRoom(pairs, (index) => left(index) + bar);
  return (
    <>
      {axis.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? axes.floor : axes.grid}
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(value)}
            y2={y(value)}
          />
          <text className={styles.axis} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {pairs.map(({ key, word, before, now, title }, index) => (
        <g key={key}>
          <title>{title}</title>
          <rect x={left(index)} y={TOP} width={slot} height={floor - TOP} fill="transparent" />
          {before > 0 && (
            <rect
              className={styles.planned}
              x={left(index)}
              y={y(before)}
              width={bar}
              height={floor - y(before)}
              rx="1.5"
            />
          )}
          {now > 0 && (
            <rect className={pair.now} x={left(index) + bar} y={y(now)} width={bar} height={floor - y(now)} rx="1.5" />
          )}
          {worded.has(key) && (
            <text className={styles.axis} x={left(index) + bar} y={height - 6} textAnchor="middle">
              {word}
            </text>
          )}
        </g>
      ))}
      {marks.map(({ key, word }) => {
        const index = pairs.findIndex((each) => each.key === key);
        const x = left(index) + bar;
        return index < 0 ? null : (
          <g key={key + word}>
            <line className={pair.mark} x1={x} x2={x} y1={TOP - 8} y2={floor} />
            <text className={styles.axis} x={x - 5} y={TOP - 6} textAnchor={index * 2 > pairs.length ? 'end' : 'start'}>
              {word}
            </text>
          </g>
        );
      })}
    </>
  );
}
