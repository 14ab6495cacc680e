/** The chosen ones with this one added, or taken away where it was among them. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(selected);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}
