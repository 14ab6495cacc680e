import type { Chance } from '../../world/chance.ts';
import type { Site } from '../site.ts';
import { templateOf } from '../templates/registry.ts';
import { contentSystem } from './builders/content-system.ts';
import { createDice, type Dice } from './dice.ts';
import { type Builder, type Furniture, type Making, NO_FURNITURE, type PageName } from './furniture.ts';
import { ownerOf, ownerOfHost } from './owners.ts';
import { pageHead } from './parts/head.ts';

/** How much a site has of everything: most about as much as others, a few far more. */
const SIZE = { least: 0.25, more: 0.6, most: 1.7 };
const LARGE_SHARE = 0.12;

const drawSize = (dice: Dice): number =>
  SIZE.least + dice.share() * SIZE.more + (dice.happens(LARGE_SHARE) ? dice.share() * SIZE.most : 0);

/** The same around every page of a site, but for what names the page. */
type Furnished = (page: PageName) => Furniture;

const ofSites = new WeakMap<Site, Furnished>();
const ofHosts = new WeakMap<Chance, Map<string, Furnished>>();

/** What is around this page of the site, which is drawn when the first of its pages is. */
export function furnish(site: Site, page: PageName): Furniture {
  const { traits } = site;
  if (!traits.isFurnished) return NO_FURNITURE;
  let known = ofSites.get(site);
  if (!known) {
    const dice = createDice(traits.furnitureSeed);
    const size = drawSize(dice);
    const builder = templateOf('furniture', traits.templates.furniture);
    known = build({ owner: ownerOf(site, dice, size), dice, size }, builder);
    ofSites.set(site, known);
  }
  return known(page);
}

/** The same for a host of that web that belongs to no company. */
export function furnishHost(chance: Chance, { host, name }: { host: string; name: string }): Furnished {
  const hosts = ofHosts.get(chance) ?? new Map<string, Furnished>();
  ofHosts.set(chance, hosts);
  let known = hosts.get(host);
  if (!known) {
    const dice = createDice(chance.share(`furniture of ${host}`));
    known = build({ owner: ownerOfHost(host, name), dice, size: drawSize(dice) }, contentSystem);
  }
  hosts.set(host, known);
  return known;
}

function build(making: Making, builder: Builder): Furnished {
  const { isSilent = false, crumbs = () => '', ...furniture } = builder(making);
  const { head, before } = furniture;
  return (page) => ({
    ...furniture,
    head: isSilent ? head : pageHead(making.owner, page) + head,
    before: page.path === '/' ? before : crumbs(page.title) + before,
  });
}
