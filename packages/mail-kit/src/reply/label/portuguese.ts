import type { Phrases } from './phrases.ts';

export const PORTUGUESE: Phrases = {
  stop: [
    /\b(?:descadastr|desinscrev|desinscri|dessubscrev|cancel\w* (?:a |minha |a minha )?(?:subscricao|inscricao|assinatura)|anul\w* (?:a )?(?:subscricao|inscricao))\w*/,
    /\b(?:retir|remov|elimin|apag|exclu|tir)\w*(?:-me|-nos| me| nos)\b|\b(?:me|nos) (?:retir|remov|exclu|tir)(?:e|em|a|am)\b/,
    /\b(?:retir|remov|elimin|apag|exclu|tir)\w* (?:o |os |a )?(?:meus?|nossos?|minha|este) (?:endereco|e-?mail|contac?to|dados|nome|registo|cadastro)\b/,
    /\bnao (?:me |nos )?(?:envi|mand|contac?t|escrev|incomod)\w*(?:-me|-nos)?\b[^.!?\n]{0,15}\b(?:mais|nada|novamente)\b|\bnao (?:quer|desej|pretend)\w+ (?:mais )?(?:receber|ser contac?tad[oa]|mais (?:mensagens|e-?mails))\b/,
    /\bpar(?:e|em|a|ar) de (?:enviar|mandar|escrever|contac?tar|me|nos)\b|\bsair da (?:sua |vossa )?lista\b|\bchega de (?:e-?mails?|mensagens|spam)\b|\bdeix(?:e|em)[- ]me em paz\b/,
  ],
  wrongPerson: [
    /\bnao sou (?:eu )?(?:a pessoa|o contac?to|o responsavel|a responsavel|quem)\b|\b(?:pessoa|contac?to|departamento|endereco) (?:errad[ao]|incorret[ao])\b/,
    /\bja nao (?:trabalh|estou na|faco parte)\w*|\bquem (?:trata|cuida) (?:disso|disto|e)\b|\bnao trabalh\w+ mais\b|\bnao (?:e (?:da )?(?:minha|a minha) (?:area|responsabilidade|competencia)|trato d|cuido d)\w*/,
  ],
  notNow: [
    /\b(?:contac?t|escrev|volt|fal|retom|procur)\w*(?:-me|-nos)?\b[^.!?\n]{0,40}\b(?:mais tarde|mais adiante|mais para (?:a )?frente|no proximo (?:ano|trimestre|mes)|(?:ano|mes|trimestre) que vem|daqui a (?:uns|alguns|\d+|tres|seis) meses|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|depois d[aeo]s?)\b/,
    /\b(?:agora nao|nao agora|nao e (?:o |um )?(?:bom |melhor )?momento|talvez (?:mais tarde|no proximo (?:ano|trimestre|mes))|quem sabe mais tarde|sem orcamento|nao temos orcamento)\b/,
  ],
  notInterested: [
    /\bnao (?:temos|tenho|ha|estamos|estou|nos|me)(?: \w+)? ?interess\w*|\bnao,? obrigad[oa]\b|\bsem interesse\b|\bnao (?:precisamos|preciso|necessitamos)\b/,
    /\bja (?:estamos bem servidos|temos|utilizamos|trabalhamos com|usamos|contamos com)\b|\bbem servidos\b/,
  ],
  interested: [
    /\b(?:temos|tenho|ha) (?:muito |todo o |algum )?interesse\b|\b(?:estou|estamos|estaria\w*) (?:muito )?interessad[oa]s?\b|\b(?:parece|soa)(?:-me| me)? (?:muito )?(?:interessante|bem|util|bom)\b|\bem boa altura\b|\b(?:em|na) boa hora\b|\b(?:nos|me) interess\w+\b/,
    /\b(?:podemos|poderiamos|vamos) (?:falar|conversar|agendar|marcar|reunir)\b|\b(?:envi|mand)\w*(?:-me|-nos| me| nos)\b[^.!?\n]{0,30}\b(?:horas|horarios|informac\w*|detalhes|proposta|datas|disponibilidade|apresentacao)\b|\b(?:ligue|liguem)(?:-me| para mim)\b|\bmais informac\w+\b|\bsaber mais\b/,
  ],
  outOfOffice: [
    /\bfora do (?:escritorio|gabinete)\b|\bde ferias\b|\bestou ausente\b|\bausente (?:ate|do|de)\b|\bresposta automatica\b|\bde licenca\b/,
  ],
  question: [
    /\b(?:qual|quais|quanto|quanta|como|quando|onde|quem|por que|porque|podem?|poderiam?|e possivel|tem|ha)\b[^.!?\n]{0,200}\?/,
  ],
  negation: /\b(?:nao|sem|nunca|em vez de)(?: (?:quero|queremos|desejo|preciso|me|nos|que|pedi|e|necessario)){0,4} $/,
};
