/** What a link says that leads to an address, a profile or further text, in lower case. */
export const LINK_LABELS: ReadonlySet<string> = new Set(
  [
    'website, web, homepage, home page, website →, website→, personal page, personal website, blog',
    'email, e-mail, mail, courriel, correo, correo electrónico, epost, e-post, contact, kontakt',
    'phone, tel, telefon, telefoon, téléphone, teléfono, telefono, fax, vcard',
    'linkedin, linked in, twitter, x, facebook, instagram, mastodon, bluesky, github, gitlab',
    'orcid, google scholar, scholar, researchgate, publications, cv, bio',
    'profile, view profile, ver perfil, details, download',
    'read more, learn more, more, mehr, weiterlesen, ver más, lire la suite, leggi',
  ].flatMap((labels) => labels.split(', ')),
);
