import type { Tongue } from './companies.ts';

type Names = readonly [string, ...string[]];

/** Enough of each for a person to be believable; the same name twice in a company is no harm. */
export const GIVEN_NAMES: Record<Tongue, Names> = {
  en: ['Dana', 'Oliver', 'Grace', 'Jack', 'Helen', 'Thomas', 'Ruth', 'Peter', 'Claire', 'Marcus', 'Sigrid', 'Ana'],
  de: ['Katrin', 'Jonas', 'Anke', 'Philipp', 'Lena', 'Ole', 'Renate', 'Jürgen', 'Sabine', 'Tobias', 'Petra', 'Björn'],
  fr: ['Luc', 'Camille', 'Hélène', 'Julien', 'Amélie', 'Thierry', 'Océane', 'Pascal', 'Maëlle', 'Rémi'],
  es: ['Lucía', 'Javier', 'Carmen', 'Álvaro', 'Inés', 'Diego', 'Rocío', 'Martín'],
  it: ['Bianca', 'Luca', 'Giulia', 'Matteo', 'Chiara', 'Paolo', 'Elena', 'Renzo'],
  nl: ['Piet', 'Sanne', 'Joost', 'Femke', 'Daan', 'Lotte', 'Ruben', 'Anouk'],
  pt: ['Sofia', 'João', 'Beatriz', 'Tiago', 'Inês', 'Rui', 'Marta', 'Nuno'],
  pl: ['Piotr', 'Małgorzata', 'Krzysztof', 'Agnieszka', 'Łukasz', 'Dorota', 'Zofia', 'Marek'],
  zh: ['伟', '芳', '敏', '静', '强', '磊', '晓燕', '志远'],
  ja: ['結衣', '翔太', '陽子', '健一', '美咲', '直樹', '彩', '拓海'],
};

export const FAMILY_NAMES: Record<Tongue, Names> = {
  en: ['Whitlock', 'Halloran', 'Castellan', 'Byrne', 'Adair', 'Marsh', 'Osei', 'Lund', 'Eide', 'Havel', 'Novak'],
  de: ['Vogel', 'Klein', 'Petersen', 'Brenner', 'Renner', 'Boysen', 'Jessen', 'Krüger', 'Schäfer', 'Lehn'],
  fr: ['Moreau', 'Lefèvre', 'Garnier', 'Rousseau', 'Béranger', 'Chevalier', 'Dumont'],
  es: ['Castillo', 'Núñez', 'Ibáñez', 'Serrano', 'Rivas', 'Peña', 'Lozano'],
  it: ['Ferri', 'Conti', 'Galli', 'Moretti', 'Rinaldi', 'Sartori'],
  nl: ['de Smet', 'Visser', 'van Dijk', 'Bakker', 'Mulder', 'Hoekstra'],
  pt: ['Brandão', 'Ferreira', 'Almeida', 'Carvalho', 'Simões', 'Lopes'],
  pl: ['Zieliński', 'Wrona', 'Sikora', 'Maj', 'Lis', 'Dąbrowski', 'Nowak'],
  zh: ['王', '李', '张', '陈', '周', '吴', '赵'],
  ja: ['田中', '佐藤', '鈴木', '高橋', '伊藤', '山本', '中村'],
};

export const TITLES: Record<Tongue, Names> = {
  en: ['Head of Operations', 'Freight Manager', 'Finance Director', 'Managing Director', 'Procurement Lead'],
  de: ['Leiterin Disposition', 'Leitung Einkauf', 'Geschäftsführung', 'Teamleitung Spedition', 'Leitung Finanzen'],
  fr: ['Responsable logistique', 'Direction financière', 'Responsable achats', 'Direction générale'],
  es: ['Responsable de logística', 'Dirección financiera', 'Jefatura de compras'],
  it: ['Responsabile logistica', 'Direzione acquisti', 'Amministrazione'],
  nl: ['Manager logistiek', 'Hoofd inkoop', 'Financieel directeur'],
  pt: ['Responsável de logística', 'Direção financeira', 'Compras'],
  pl: ['Kierownik logistyki', 'Dyrektor finansowy', 'Specjalista ds. zakupów'],
  zh: ['物流经理', '采购主管', '财务总监', '总经理'],
  ja: ['物流部長', '購買課長', '経理部', '代表取締役'],
};
