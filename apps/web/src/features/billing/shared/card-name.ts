/** A card as people know it: Visa 4242. */
export const cardName = ({ brand, lastFour }: { brand: string; lastFour: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${lastFour}`;
