/** What a person is called in a sentence: the first of several words, or all of a name without spaces. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
