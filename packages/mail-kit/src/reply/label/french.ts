import type { Phrases } from './phrases.ts';

export const FRENCH: Phrases = {
  stop: [
    /\b(?:desinscri|desabonn)\w*/,
    /\b(?:retir|enlev|supprim|efface|ray)\w*[- ](?:moi|nous|mon|mes|notre|nos)\b|\b(?:me|nous) (?:retirer|enlever|supprimer|rayer)\b/,
    /\b(?:mon|notre) (?:adresse|mail|e-?mail|contact|nom)\b[^.!?\n]{0,30}\b(?:retir|supprim|efface|enlev)\w*|\b(?:de|hors de) (?:votre|vos) (?:liste|listing|base|fichier)s?\b[^.!?\n]{0,20}(?:retir|supprim|enlev)/,
    /\bne (?:me |m'|nous )(?:contacte|ecri|envoye|sollicite|envoi|relance|recontacte|derange)\w* (?:donc )?(?:plus|jamais)\b/,
    /\bne plus (?:me |m'|nous )?(?:contacter|ecrire|envoyer|solliciter|relancer|recontacter|deranger|recevoir)\b|\b(?:souhait|veu|desir)\w* plus (?:recevoir|etre (?:contact|sollicit)\w*)/,
    /\bplus (?:de|d'|aucun) ?(?:mails?|e-?mails?|messages?|courriels?|spams?|publicites?)\b|\barret\w* de (?:m'|me |nous )|\blaissez[- ](?:moi|nous) tranquille/,
  ],
  wrongPerson: [
    /\bpas (?:la bonne|le bon|la) (?:personne|interlocut\w*|contact|adresse|service)\b|\bmauvais\w* (?:personne|interlocut\w*|contact|adresse|service)\b/,
    /\bpas moi\b|\bpas (?:en charge|responsable|charge|concerne\w*|de mon (?:ressort|domaine)|mon domaine)\b|\b(?:ne )?travaill\w* plus\b|\b(?:ai|a|avons) quitte (?:l'|la |le |cette )|\bne m'occupe (?:pas|plus)\b/,
  ],
  notNow: [
    /\b(?:recontact|relanc|revenez|contact|repren|reparl)\w*\b[^.!?\n]{0,40}\b(?:plus tard|l'annee prochaine|dans (?:quelques|\d+|trois|six) (?:mois|semaines)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|a la rentree|au (?:printemps|prochain|premier|deuxieme)|apres)\b/,
    /\bpas (?:maintenant|tout de suite|le bon moment|le moment)\b|\bpeut[- ]etre plus tard\b|\bpas de budget\b|\ble moment est mal\b/,
  ],
  notInterested: [
    /\bpas (?:du tout |vraiment |actuellement |)?(?:interess\w*|besoin|d'interet|pertinent|une priorite|preneu\w*)\b|\b(?:ne nous|ne m'|ne n)[^.!?\n]{0,12}interess\w* pas\b|\bnon,? merci\b|\baucun (?:besoin|interet)\b/,
    /\b(?:avons|disposons|travaillons) deja\b|\bdeja (?:equipes?|pourvus?|servis?)\b/,
  ],
  interested: [
    /\b(?:nous|m'|vous) ?interess\w*|\b(?:suis|sommes|serais|serions) (?:tres |vivement |plutot )?interess\w*|\bavec plaisir\b|\bvolontiers\b|\b(?:semble|parait|a l'air) (?:tres )?(?:interessant|utile|bien)\b/,
    /\b(?:etes[- ]vous|seriez[- ]vous|je suis|nous sommes) (?:disponible|libre)s?\b|\b(?:pouvons|pourrions)[- ]nous (?:\w+ )?(?:parler|echanger|discuter|appeler|rencontrer)\b|\b(?:envoyez|envoyer|proposez|transmettez)[- ]?(?:moi|nous)?\b[^.!?\n]{0,25}\b(?:creneaux?|informations?|details|documentation|offre|dates?|disponibilites|plaquette)\b/,
    /\bje suis preneu|\bnous sommes preneurs\b|\b(?:disponible|libre)s? (?:lundi|mardi|mercredi|jeudi|vendredi|demain|la semaine)\b|\b(?:appelez|rappelez)[- ]moi\b|\ben savoir plus\b|\b(?:au|un) bon moment\b|\ba point nomme\b/,
  ],
  outOfOffice: [
    /\babsente? (?:du bureau|jusqu|du \d|actuellement|pour)|\b(?:en|de) (?:conges?|vacances)\b|\breponse automatique\b|\bde retour (?:le|au bureau)\b|\bhors du bureau\b/,
  ],
  question: [
    /\b(?:quel\w*|combien|comment|pourquoi|quand|est-ce que|qui|pouvez-vous|pourriez-vous|avez-vous|y a-t-il|ou (?:sont|est)|d'ou)\b[^.!?\n]{0,200}\?/,
  ],
  negation:
    /\b(?:pas|sans|jamais|plutot que|au lieu de)(?: (?:de|me|nous|vous|se|a|besoin|envie|du|tout|encore)){0,4} $/,
};
