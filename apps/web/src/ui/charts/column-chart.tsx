import { useRef } from 'react';
import { useWidth } from '../hooks/use-width.ts';
import { Box } from '../layout/layout.tsx';
import axes from './chart-lines.module.css';
import styles from './column-chart.module.css';
import { axisLines, columnsWithRoom } from './scale.ts';
import { type MarkTone, markColor } from './tones.ts';
import { useHatch } from './use-hatch.tsx';

/** Room for the numbers of the axis, by their digits, for the words below and the word Now above. */
const LEFT_AT_LEAST = 26;
const DIGIT = 7;
const BEFORE_AXIS = 12;
const RIGHT = 4;
const TOP = 12;
const BELOW = 24;
const BAR_SHARE = 0.66;
const BAR_MAX = 40;

export type Column = {
  key: string;
  /** Below the column; left out where the word before it leaves no room. */
  word: string;
  /** From the bottom up. */
  parts: readonly { tone: MarkTone; value: number }[];
  /** Still to come on top of the parts, outlined. */
  planned?: number;
  /** A point of the line, where there is one. */
  line?: number | undefined;
  /** Nothing can go out then: hatched from top to bottom. */
  isOff?: boolean;
  /** Everything about the column, for a pointer that rests on it. */
  title: string;
};

type ColumnChartProps = {
  columns: readonly Column[];
  label: string;
  height: number;
  lines?: number;
  /** The column after which nothing has happened yet, and the word at that place. */
  now?: { afterKey: string; word: string } | undefined;
  /** Of the line over the columns. */
  lineTone?: MarkTone;
};

/** Stacked columns with a line over them: zero-based, no frame, what is planned only outlined. */
export function ColumnChart({ columns, label, height, lines = 4, now, lineTone = 'ink' }: ColumnChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <Box ref={frame} minWidth={0} className={styles.frame} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <Plot columns={columns} width={width} height={height} lines={lines} now={now} lineTone={lineTone} />
        </svg>
      )}
    </Box>
  );
}

type PlotProps = Required<Pick<ColumnChartProps, 'columns' | 'height' | 'lines' | 'lineTone'>> &
  Pick<ColumnChartProps, 'now'> & { width: number };

function Plot({ columns, width, height, lines, now, lineTone }: PlotProps) {
  const axis = axisLines(Math.max(0, ...columns.map((column) => Math.max(heightOf(column), column.line ?? 0))), lines);
  const top = axis.at(-1) ?? 1;
  const left = Math.max(LEFT_AT_LEAST, String(top).length * DIGIT + BEFORE_AXIS);
  const floor = height - BELOW;
  const y = (value: number) => floor - (value / top) * (floor - TOP);
  const slot = (width - left - RIGHT) / Math.max(1, columns.length);
  const middle = (index: number) => left + (index + 0.5) * slot;
  const bar = Math.min(BAR_MAX, slot * BAR_SHARE);
  const worded = columnsWithRoom(columns, middle);
  const hatch = useHatch();
  const nowIndex = now ? columns.findIndex(({ key }) => key === now.afterKey) : -1;
  const nowX = left + (nowIndex + 1) * slot;
  return (
    <>
      {hatch.pattern}
      {axis.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? axes.floor : axes.grid}
            x1={left}
            x2={width - RIGHT}
            y1={y(value)}
            y2={y(value)}
          />
          <text className={styles.axis} x={left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={column.key}>
          <title>{column.title}</title>
          <rect
            x={middle(index) - slot / 2}
            y={TOP}
            width={slot}
            height={floor - TOP}
            fill={column.isOff ? hatch.fill : 'transparent'}
          />
          <Stack column={column} x={middle(index) - bar / 2} width={bar} y={y} />
          {worded.has(column.key) && (
            <text className={styles.axis} x={middle(index)} y={height - 6} textAnchor="middle">
              {column.word}
            </text>
          )}
        </g>
      ))}
      <path
        className={styles.line}
        style={{ stroke: markColor(lineTone) }}
        d={linePath(columns, (index, value) => `${middle(index)} ${y(value)}`)}
      />
      {now && nowIndex >= 0 && nowIndex < columns.length - 1 && (
        <>
          <line className={styles.now} x1={nowX} x2={nowX} y1={TOP - 4} y2={floor} />
          <text className={styles.nowWord} x={nowX + 5} y={TOP + 4}>
            {now.word}
          </text>
        </>
      )}
    </>
  );
}

function Stack({ column, x, width, y }: { column: Column; x: number; width: number; y: (value: number) => number }) {
  let below = 0;
  const stacked = column.parts.map(({ tone, value }) => {
    const from = below;
    below += value;
    return { tone, from, to: below };
  });
  const planned = column.planned ?? 0;
  return (
    <>
      {stacked.map(
        ({ tone, from, to }) =>
          to > from && (
            <rect
              key={`${tone}${from}`}
              x={x}
              y={y(to)}
              width={width}
              height={y(from) - y(to)}
              rx="1.5"
              fill={markColor(tone)}
            />
          ),
      )}
      {planned > 0 && (
        <rect
          className={styles.planned}
          x={x}
          y={y(below + planned)}
          width={width}
          height={y(below) - y(below + planned)}
          rx="1.5"
        />
      )}
    </>
  );
}

const heightOf = ({ parts, planned = 0 }: Column) => parts.reduce((sum, { value }) => sum + value, planned);

/** The line breaks where a column has no point. */
function linePath(columns: readonly Column[], point: (index: number, value: number) => string): string {
  return columns
    .map(({ line }, index) => {
      if (line === undefined) return '';
      return `${columns[index - 1]?.line === undefined ? 'M' : 'L'}${point(index, line)}`;
    })
    .join('');
}
