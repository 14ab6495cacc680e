/** What a form may still lack, each with a sentence of its own in the common texts. */
export type Need = 'name' | 'address' | 'choice' | 'people' | 'text' | 'time' | 'change';
