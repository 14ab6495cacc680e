const FIRST =
  'anna birgit carlos dorothea emil fatima georg helena ivan jolanta karin lukas mirela nils oksana petra ruben svenja tomas ulrike viktor wanda yusuf zora'.split(
    ' ',
  );
const LAST =
  'abendroth brinkmann castellan dahlgren eriksen fontaine grabowski holloway ivanov jankauskas kirchner lindahl moravec nakagawa olbrich petersson quast rosenthal silvestri thorsen ullmann varga westergaard zielinski'.split(
    ' ',
  );

/**
 * A name a person could have and nobody has: hosts that lie to names of random letters answer it truthfully, and gateways
 * do not take it for guessing.
 */
export function unlikelyName(random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  return `${pick(FIRST)}.${pick(LAST)}${1000 + Math.floor(random() * 9000)}`;
}
