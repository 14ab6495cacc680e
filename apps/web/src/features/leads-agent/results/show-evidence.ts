const HEAD_ROWS = 2;

/** Moves the focus to the verdict of a row that matters most, which opens its evidence: what is unclear, then what is not met. */
export function showEvidence(index: number): void {
  const row = document.querySelector(`tr[aria-rowindex="${index + HEAD_ROWS}"]`);
  const mark = ['open', 'no', 'yes'].map((kind) => row?.querySelector<HTMLElement>(`[data-evidence="${kind}"]`));
  mark.find((each) => each)?.focus();
}
