/** However many blank lines stand between two lines, one is left. */
export function joinBlankLines(text: string): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n');
}
