import type { Phrases } from './phrases.ts';

export const SPANISH: Phrases = {
  stop: [
    /\b(?:dar|den|de|da|dad|denme|deme|dame|dadme|darme|darnos|dennos|darse|doy|quiero)\w* (?:me |nos )?de baja\b|\bbaja de (?:su|tu|la|vuestra|esta) lista\b/,
    /\b(?:desuscrib|dessuscrib|cancel\w* (?:la|mi) suscripcion|anular (?:la|mi) suscripcion)\w*/,
    /\b(?:borr|elimin|quit|retir|sac|suprim)\w*(?:me|nos)\b[^.!?\n]{0,20}\b(?:de|lista|base)\b|\b(?:borr|elimin|quit|retir|suprim)\w* (?:mi|mis|nuestr\w*|este|esta) (?:correo|direccion|email|e-mail|datos?|contacto|nombre)\b/,
    /\bno (?:me|nos) (?:envi|escrib|contact|mand|molest|vuelv)\w*[^.!?\n]{0,25}(?:\bmas\b|\bnunca\b|\bnada\b|$|(?=[.!]))/,
    /\bno (?:quiero|quisiera|deseo|queremos|deseamos) (?:recibir|que me|que nos|mas (?:correos?|mensajes?|emails?|e-mails?|publicidad))\b/,
    /\bdej(?:e|en|a|ad|ar) de (?:enviar|escribir|contactar|mandar|molestar)\w*|\bno (?:mas|envien mas|envie mas|manden mas) (?:correos?|mensajes?|emails?|e-mails?|spam|publicidad)\b|\bno (?:vuelv\w*|volver) a (?:contactar|escribir|enviar)\w*/,
  ],
  wrongPerson: [
    /\bno soy (?:yo )?(?:la persona|el contacto|el responsable|la responsable|el encargado|la encargada|quien)\b|\b(?:persona|contacto|direccion|departamento) (?:equivocad[ao]|incorrect[ao]|erronea)\b/,
    /\b(?:eso|esto|ese tema|este tema|lo)(?: lo)? (?:lleva|gestiona) (?:mi|otr|el|la)\w*|\bya no (?:trabaj|estoy en|form|pertenez|llevo)\w*|\bno (?:me (?:corresponde|encargo|ocupo|compete)|es mi (?:area|departamento|tema|responsabilidad)|llevo (?:ese|este|esos|estos))\b/,
  ],
  notNow: [
    /\b(?:contact|escrib|vuelv|llam|retom|habl)\w*\b[^.!?\n]{0,40}\b(?:mas adelante|mas tarde|el (?:ano|trimestre|mes) que viene|el proximo (?:ano|trimestre|mes)|en (?:unos|\d+|tres|seis) meses|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|otono|verano)|despues de)\b/,
    /\b(?:ahora no|no ahora|no es (?:el|un) (?:mejor |buen )?momento|quizas? mas adelante|tal vez mas adelante|sin presupuesto|no hay presupuesto|no tenemos presupuesto)\b/,
  ],
  notInterested: [
    /\bno (?:nos |me |estamos |estoy |tenemos |tengo )(?:\w+ )?interes\w*|\bno,? gracias\b|\bsin interes\b|\bno (?:lo )?(?:necesitamos|necesito|nos hace falta|encaja)\b/,
    /\bya (?:tenemos|contamos|trabajamos|disponemos|usamos)\b/,
  ],
  interested: [
    /\b(?:nos|me) (?:interesa\w*|parece (?:muy )?(?:interesante|bien|util)|encantaria|gustaria (?:saber|hablar|ver|conocer|tener))\b|\b(?:estamos|estoy|estaria\w*) (?:muy )?interesad[oa]s?\b|\bsuena (?:muy )?(?:bien|interesante)\b/,
    /\b(?:podemos|podriamos|puedo) (?:hablar|vernos|reunirnos|agendar|concertar|llamar\w*)\b|\b(?:envi|mand|pas|propon)\w*(?:me|nos)\b[^.!?\n]{0,25}\b(?:informacion|detalles|horarios?|propuesta|fechas?|disponibilidad|documentacion|oferta)\b|\b(?:llame|llamenme|llameme|llamame)\b|\bhablamos (?:el|la|manana)\b|\bmas informacion\b|\ben buen momento\b/,
  ],
  outOfOffice: [
    /\bfuera de (?:la )?oficina\b|\bde vacaciones\b|\bestoy (?:ausente|de baja|de permiso|de viaje)\b|\brespuesta automatica\b|\bausente (?:hasta|del)\b/,
  ],
  question: [
    /(?:¿|\b(?:que|cual|cuanto|como|cuando|donde|quien|por que|pueden?|podrian?|hay|tienen?)\b)[^.!?\n]{0,200}\?/,
  ],
  negation:
    /\b(?:no|sin|nunca|en vez de|en lugar de)(?: (?:quiero|queremos|deseo|necesito|hace|falta|me|nos|que|se|pido|he|pedido)){0,4} $/,
};
