/** What a field proposes while it is typed in; the field names it by `list`. */
export const ChoicesList = ({ id, choices }: { id: string; choices: readonly string[] }) => (
  <datalist id={id}>
    {choices.map((choice) => (
      <option key={choice} value={choice} />
    ))}
  </datalist>
);
