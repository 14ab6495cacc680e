import { type Card, escapeText, oneLine, writeBox, writeHeading } from './card.ts';

export type ThankYou = { heading: string; message: string; from: string };

export function writeThankYouCard({ heading, message, from }: ThankYou): Card {
  const [title, name] = [oneLine(heading), oneLine(from)];
  const lines = message.trim().split(/\r?\n/);
  return {
    kind: 'thanks',
    html: writeBox([
      writeHeading(title),
      lines.map(escapeText).join('<br>'),
      ...(name === '' ? [] : [`<em>${escapeText(name)}</em>`]),
    ]),
    text: [title, lines.join('\n'), ...(name === '' ? [] : [name])].join('\n\n'),
  };
}
