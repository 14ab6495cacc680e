import type { StandardField } from './contact-fields.ts';

export type NamedTarget = StandardField | 'email' | 'name' | 'tag';

/** How people and programs call what a contact has, in the languages files come in; without blanks, marks and accents. */
const NAMES: Record<NamedTarget, string> = {
  email:
    'email emailaddress emailid mail mailaddress emailadresse mailadresse emailadres correo correoelectronico courriel adressemail adresseemail indirizzoemail postaelettronica posta enderecodeemail adresemail epost epostadress sahkoposti workemail businessemail primaryemail contactemail youremail 邮箱 电子邮箱 邮件 电子邮件 邮件地址 邮箱地址 eメール メール メールアドレス 이메일 почта емейл эпочта eposta',
  name: 'name fullname contactname contact displayname person kontakt ansprechpartner vollername nom nomcomplet nombre nombrecompleto nomecompleto nominativo naam volledigenaam contactpersoon imieinazwisko namn navn nimi 姓名 名字 联系人 氏名 お名前 名前 이름 фио имя kontaktperson',
  firstName:
    'firstname first givenname forename vorname rufname prenom primernombre nombredepila nome primonome voornaam imie primeironome fornamn fornavn etunimi 名 имяимя ad',
  lastName:
    'lastname last surname familyname nachname familienname zuname nomdefamille apellido apellidos cognome achternaam nazwisko sobrenome apelido efternamn etternavn efternavn sukunimi 姓 姓氏 фамилия soyad',
  title:
    'title jobtitle position role job function funktion jobrole designation berufsbezeichnung stelle poste fonction intituleduposte puesto cargo ruolo posizione mansione functie functietitel stanowisko funcao befattning stilling 职位 职务 头衔 役職 직책 должность seniority',
  company:
    'company companyname organization organisation org employer account accountname firma firmenname unternehmen firm business entreprise societe raisonsociale nomdelentreprise empresa compania nombredelaempresa azienda societa ragionesociale bedrijf bedrijfsnaam nazwafirmy przedsiebiorstwo foretag yritys 公司 公司名称 企业 单位 会社 会社名 회사 компания организация sirket',
  companySize:
    'companysize size employees headcount numberofemployees employeecount noofemployees mitarbeiter mitarbeiterzahl unternehmensgrosse effectif nombredemployes taille empleados numerodeempleados dipendenti medewerkers aantalmedewerkers pracownicy funcionarios 公司规模 员工数 人数 规模',
  website:
    'website web url domain site companywebsite homepage webseite internet internetadresse siteweb siteinternet sitioweb paginaweb sitoweb sito strona stronawww webbplats 网站 网址 官网 主页 ウェブサイト 웹사이트 сайт companydomain',
  phone:
    'phone phonenumber telephone tel mobile mobilephone cell cellphone telefon telefonnummer handy mobil mobilnummer rufnummer telmobil telephoneportable portable numerodetelephone telefono telefonofisso cellulare movil telefoon telefoonnummer mobiel telefonekomorkowy telefone celular komorka numertelefonu puhelin 电话 手机 手机号 联系电话 电话号码 電話 電話番号 전화 телефон workphone directphone whatsapp',
  city: 'city town location ort stadt wohnort plzort plzundort ville commune localite ciudad localidad citta comune stad plaats woonplaats miasto miejscowosc cidade ort stad by kaupunki 城市 市 所在城市 市区町村 도시 город',
  country:
    'country countryregion countrycode nation land staat pays paisregion pais paese nazione stato kraj panstwo pais land maa 国家 国家地区 国 国籍 국가 страна ulke',
  timeZone:
    'timezone tz zeitzone fuseauhoraire zonahoraria fusoorario tijdzone strefaczasowa fusohorario 时区 タイムゾーン',
  linkedin:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl personlinkedinurl linkedinlink profilelinkedin 领英 linkedin主页',
  tag: 'tag tags label labels stichwort schlagwort etiquette etiquetas etiqueta etichetta 标签',
};

const TARGETS = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => names.split(' ').map((name) => [name, target as NamedTarget])),
);

/** Letters and digits only, without case and accents. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export const targetOfHeader = (header: string): NamedTarget | undefined => TARGETS.get(plainHeader(header));

/** Targets whose names a header has a part of: what it could be, when no name fits as a whole. */
export function ideasFor(header: string): NamedTarget[] {
  const words = header.split(/[^\p{L}\p{N}]+/u).map(plainHeader);
  const found = words.flatMap((word) => TARGETS.get(word) ?? []);
  return [...new Set(found)];
}
