const READ_MAX = 200_000;

/** Words to a machine: to leave its task, or to report or send something. In ten languages. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |these |every ?)*(?:previous|prior|above|earlier|preceding|other|system|instructions?|rules|prompts?)|\b(?:you are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|agent)|as an ai|dear (?:ai|assistant|llm|model)|attention (?:ai|llm|agents?|crawlers?)|instructions? (?:for|to) (?:the )?(?:ai|llm|assistants?|agents?|models?|crawlers?|bots?))|\b(?:system prompt|new instructions?|developer message|<\/?system>|\[\/?inst\]|<\|im_start\|>|### ?(?:instruction|system))|\b(?:ignor\p{L}*|vergiss|missachte|oublie\p{L}*|olvida\p{L}*|dimentica\p{L}*|esque[cç]\p{L}*|negeer|vergeet|zignoruj|pomi[nń]|zapomnij|zapome[nň]|bortse|glöm|strunta)[^.\n]{0,60}?(?<!\p{L})(?:instru\p{L}+|anweisung\p{L}*|regeln|consignes|istruzion\p{L}*|opdracht\p{L}*|polece\p{L}+|pokyn\p{L}*|prompts?)|\b(?:add|include|report|return|mark|rate|list) (?:the following|this) (?:person|company|candidate|lead|contact)s? (?:as|to|with)\b|\b(?:send|e-?mail|forward|post) (?:this|the|all|your|any) (?:data|results?|contacts?|conversation|prompt|keys?|secrets?|list)\b/iu;

/** Whether a page speaks to a model. Noted for the user: page text is never obeyed. */
export function looksLikeInstruction(text: string): { quote: string; offset: number } | undefined {
  const cut = text.slice(0, READ_MAX);
  const match = INSTRUCTION.exec(cut);
  return match ? { quote: match[0], offset: match.index } : undefined;
}
