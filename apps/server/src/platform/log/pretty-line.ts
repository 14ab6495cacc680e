/** Shown before and behind the message; the rest are fields. */
const OWN = new Set(['level', 'time', 'msg', 'reason', 'stack']);

/**
 * A line for a person: when, how bad, what, about which, why. Hand-written, because pino-pretty brings a dozen packages for
 * colours and templates, and lays one event out over several lines.
 */
export function prettyLine(json: string): string {
  const event = JSON.parse(json) as Record<string, unknown>;
  const { level = '', time = '', msg = '', reason, stack } = event;
  const moment = textOf(time).slice(0, 19).replace('T', ' ');
  const about = Object.entries(event)
    .filter(([name, value]) => !OWN.has(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${name} ${textOf(value)}`)
    .join(', ');
  const whole = [
    `${moment} ${textOf(level).toUpperCase().padEnd(5)} ${textOf(msg)}`,
    about && ` (${about})`,
    reason === undefined ? '' : `: ${textOf(reason)}`,
  ].join('');
  const where = typeof stack === 'string' ? stack.replace(/^[^\n]*/, '') : '';
  return `${whole.replace(/[\r\n]+\s*/g, ' ')}${where}\n`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
