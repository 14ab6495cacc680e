import type { CSSProperties } from 'react';
import styles from './layout.module.css';

/** In steps of the 4-px grid: 1.5 are 6 px. */
type Steps = number | 'auto';
/** One for all sides, or two to four of them in the order of CSS. */
type Sides =
  | number
  | `${number} ${number}`
  | `${number} ${number} ${number}`
  | `${number} ${number} ${number} ${number}`;
/** In pixels. */
type Length = number | '100%';
type Place = 'start' | 'center' | 'end';

const TONES = {
  default: 'var(--text)',
  secondary: 'var(--text-2)',
  muted: 'var(--text-3)',
  faint: 'var(--text-4)',
  red: 'var(--red)',
  amber: 'var(--amber)',
  green: 'var(--green)',
  blue: 'var(--blue)',
  violet: 'var(--violet)',
  grey: 'var(--grey)',
  onPrimary: 'var(--on-primary)',
  inherit: 'inherit',
};

const SURFACES = {
  page: 'var(--bg)',
  app: 'var(--bg-app)',
  inset: 'var(--bg-inset)',
  hover: 'var(--bg-hover)',
  selected: 'var(--bg-selected)',
  raised: 'var(--bg-raised)',
  primary: 'var(--primary)',
  green: 'var(--green-bg)',
  amber: 'var(--amber-bg)',
  red: 'var(--red-bg)',
  blue: 'var(--blue-bg)',
  violet: 'var(--violet-bg)',
  grey: 'var(--grey-bg)',
};

const LINES = {
  line: 'var(--line)',
  strong: 'var(--line-strong)',
  control: 'var(--line-control)',
  green: 'var(--green-line)',
  amber: 'var(--amber-line)',
  red: 'var(--red-line)',
  blue: 'var(--blue-line)',
  violet: 'var(--violet-line)',
  grey: 'var(--grey-line)',
};

const SHADOWS = { low: 'var(--shadow-1)', raised: 'var(--shadow-2)', pop: 'var(--shadow-pop)' };

export type PartLook = {
  narrow?: NarrowLook;
  gap?: number | `${number} ${number}`;
  align?: Place | 'baseline' | 'stretch';
  /** Where each stands in its column of a grid. */
  items?: Place;
  justify?: Place;
  /** Where all of them together stand in a grid that is higher. */
  content?: Place;
  /** Where it stands itself, against `align` of what it is in. */
  self?: Place;
  /** The last one stands at the end of the line. */
  spread?: boolean;
  /** What finds no room goes into the next line. */
  wraps?: boolean;
  /** Takes the room that is left. */
  grow?: boolean;
  /** Keeps its size where room is short. */
  rigid?: boolean;
  pad?: Sides;
  above?: Steps;
  below?: Steps;
  before?: Steps;
  after?: Steps;
  width?: Length;
  height?: Length;
  minWidth?: Length;
  minHeight?: Length;
  maxWidth?: Length;
  maxHeight?: Length;
  overflow?: 'auto' | 'hidden';
  /** Up and down. */
  scrolls?: boolean;
  /** What is placed inside counts from its edges. */
  relative?: boolean;
  surface?: keyof typeof SURFACES;
  /** A number is in pixels. */
  rounded?: boolean | 'full' | number;
  border?: 'all' | 'top' | 'bottom' | 'left' | 'right';
  borderTone?: Exclude<keyof typeof LINES, 'line'>;
  shadow?: keyof typeof SHADOWS;
  tone?: keyof typeof TONES;
  /** Of the letters, in pixels. */
  size?: number;
  /** From line to line, in pixels. */
  leading?: number;
  weight?: 400 | 500 | 600 | 700;
  textAlign?: 'left' | 'center' | 'right';
  whiteSpace?: 'nowrap' | 'pre-wrap' | 'normal';
  /** A word that is too long breaks anywhere. */
  breaks?: boolean;
  /** One line, with an ellipsis where it ends too early. */
  cut?: boolean;
  /** So many lines, with an ellipsis. */
  lines?: number;
  /** Digits of one width. */
  nums?: boolean;
};

/** What is different where the window is at most 600 px wide. */
type NarrowLook = Pick<
  PartLook,
  'gap' | 'pad' | 'justify' | 'spread' | 'wraps' | 'grow' | 'above' | 'before' | 'width' | 'minWidth' | 'minHeight'
> &
  Pick<PartLook, 'size' | 'leading' | 'textAlign'> & {
    columns?: string;
    height?: Length | 'auto';
    maxHeight?: 'none';
    overflow?: 'visible';
    /** Is not there at all. */
    hidden?: boolean;
  };

type Value = string | number | boolean;

const inSteps = (value: Value) =>
  String(value)
    .split(' ')
    .map((step) => (step === 'auto' ? step : `${Number(step) * 4}px`))
    .join(' ');
const inPixels = (value: Value) => (typeof value === 'number' ? `${value}px` : String(value));
const fromNames = (names: Record<string, string>) => (value: Value) => names[String(value)] ?? '';
const corners = (value: Value) => (value === true ? 'var(--radius)' : value === 'full' ? '50%' : inPixels(value));

/** The props whose value the class of their name reads from a variable. */
const VALUES = new Map<string, (value: Value) => string>([
  ...['gap', 'pad', 'above', 'below', 'before', 'after'].map((name) => [name, inSteps] as const),
  ...['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'].map((name) => [name, inPixels] as const),
  ...['size', 'leading'].map((name) => [name, inPixels] as const),
  ...[
    'align',
    'items',
    'justify',
    'content',
    'self',
    'columns',
    'overflow',
    'weight',
    'textAlign',
    'whiteSpace',
    'lines',
  ].map((name) => [name, String] as const),
  ['surface', fromNames(SURFACES)],
  ['tone', fromNames(TONES)],
  ['shadow', fromNames(SHADOWS)],
  ['rounded', corners],
]);

const SWITCHES = new Set(['spread', 'wraps', 'grow', 'rigid', 'scrolls', 'relative', 'breaks', 'cut', 'nums']);

type Given = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

type Look = { classes: string[]; variables: Record<string, string> };

/** Notes the class of a prop and, where it has a value, the variable this class reads. */
function note(look: Look, name: string, value: unknown, prefix = '') {
  if (!isValue(value) || value === false) return;
  const read = VALUES.get(name);
  look.classes.push(styles[`${prefix}${name}`] ?? '');
  if (read !== undefined) look.variables[`--${prefix || 'part-'}${name}`] = read(value);
}

/** Classes and variables for what the props say of a look, and the props that say nothing of it. */
export function lookOf(kind: string, { className, style, border, borderTone, narrow, ...props }: Given) {
  const look: Look = { classes: [styles[kind] ?? ''], variables: {} };
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (VALUES.has(name) || SWITCHES.has(name)) note(look, name, value);
    else others[name] = value;
  }
  if (isValue(border)) {
    look.classes.push(styles[`border-${border}`] ?? '');
    look.variables['--part-border'] = fromNames(LINES)(isValue(borderTone) ? borderTone : 'line');
  }
  if (isGiven(narrow)) for (const [name, value] of Object.entries(narrow)) note(look, name, value, 'narrow-');
  if (typeof className === 'string') look.classes.push(className);
  const given: CSSProperties = typeof style === 'object' && style !== null ? style : {};
  return {
    ...others,
    className: look.classes.filter(Boolean).join(' ') || undefined,
    style: { ...look.variables, ...given },
  };
}
