const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const ASKING = set(
  `find show give get list search look looking need want wanted fetch bring top build collect
  suche suchen finde finden zeige zeig gib brauche benotige liste sammle nenne
  trouve trouvez trouver cherche cherchons chercher donne donnez liste recherche montre veux voudrais besoin
  busco buscar buscamos busca encuentra encontrar encuentrame dame quiero necesito muestra muestrame lista
  cerco cercare cerca cerchiamo trova trovare trovami dammi voglio mostrami mostra elenca servono serve
  zoek zoeken vind vinden geef toon nodig wil
  szukam szukamy znajdz pokaz podaj potrzebuje chce poszukuje
  hledam hledame najdi najit ukaz potrebuji chci vyhledej
  procuro procurar encontrar encontre quero preciso mostre liste busque
  soker sok hitta visa ge behover vill lista`,
);

/** Small words between asking and how many. */
export const BEFORE_COUNT = set(
  `me us for up to about around at least the some roughly out top first best
  mir uns bis zu etwa rund ca circa die den nach ungefahr
  moi nous environ jusqu a les une
  me nos unos unas hasta los las alrededor de
  mi ci circa fino a i gli le di
  mij ons ongeveer tot de maximaal
  mi nam okolo do
  mi nam asi zhruba
  me nos cerca ate os as
  mig oss ungefar upp till cirka`,
);
