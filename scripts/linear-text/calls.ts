import { explainClick, explainOpen } from '@outrider/campaign-rules/classify-open';
import { judgeField } from '@outrider/campaign-rules/judge-field';
import { replacePictures } from '@outrider/campaign-rules/picture-links';
import { weighReply } from '@outrider/campaign-rules/weigh-reply';
import { ideasFor, plainHeader, targetOfHeader } from '@outrider/contract/contacts/header-names';
import { dayText, fill, fillIn } from '@outrider/contract/languages';
import { issueText } from '@outrider/contract/validation';
import { verdictOn } from '@outrider/email-verifier/candidate';
import { decide, readCatchAllTest } from '@outrider/email-verifier/decide';
import { imagineWorld, reply } from '@outrider/email-verifier/imagined-world-testing';
import { meaningByWeights } from '@outrider/email-verifier/reply-meaning';
import { verify, verifyAll } from '@outrider/email-verifier/verify';
import { REPLY_WEIGHTS } from '@outrider/mail-kit/replies/reply-weights';
import { checkDmarc } from '@outrider/mailbox-checks/dmarc/check-dmarc';
import { repairDmarc } from '@outrider/mailbox-checks/dmarc/dmarc-record';
import { walkTree } from '@outrider/mailbox-checks/dmarc/tree-walk';
import type { Dns } from '@outrider/mailbox-checks/dns';
import { isBetween, readPrefix } from '@outrider/mailbox-checks/ip';
import { judgeMailbox } from '@outrider/mailbox-checks/judge-mailbox';
import { repairSpf } from '@outrider/mailbox-checks/spf/repair-spf';
import { DOMAIN, soundFacts } from '@outrider/mailbox-checks/testing/zone';
import { readPlacedRows, readRows } from '@outrider/table-reader/open-table';
import { TableError } from '@outrider/table-reader/table';
import { readTable, sourceOf, utf8 } from '@outrider/table-reader/testing';
import { detectDialect } from '@outrider/table-reader/text/detect-dialect';
import { createCsvParser } from '@outrider/table-reader/text/parse-csv';
import { createJsonParser } from '@outrider/table-reader/text/parse-json';
import { writeDate } from '@outrider/table-reader/xlsx/cell-values';
import { createXmlReader } from '@outrider/table-reader/xlsx/xml';
import { zip } from '@outrider/table-reader/xlsx/zip-testing';
import { applyFilters } from '@outrider/template/apply-filters';
import { chooseOption } from '@outrider/template/choose';
import { parseTest } from '@outrider/template/conditions';
import { lintMail } from '@outrider/template/lint-mail';
import { matchBraces } from '@outrider/template/match-braces';
import { parseTemplate } from '@outrider/template/parse-template';
import { parseVariable } from '@outrider/template/parse-variable';
import { compileMail } from '@outrider/template/render-mail';
import { findSkipped } from '@outrider/template/skipped-ranges';
import { parseTag } from '@outrider/template/tags';
import { DOMAIN_ORDERS_CALLS, DOMAIN_ORDERS_NO_TEXT } from './domain-orders-calls.ts';
import type { Work } from './growth.ts';
import { LEAD_FINDER_CALLS, LEAD_FINDER_NO_TEXT } from './lead-finder-calls.ts';
import { MAIL_KIT_CALLS, MAIL_KIT_NO_TEXT } from './mail-kit-calls.ts';

const WORLD = imagineWorld({}, {});
const LISTS = WORLD.ports.lists;

/** A name server that has this text for every name. */
const dnsSaying = (text: string): Dns => ({
  ask: (type) => ({
    kind: 'found',
    records: [type === 'MX' ? { priority: 10, exchange: text } : text] as never[],
  }),
});

const factsSaying = (text: string) => ({
  ...soundFacts,
  expectedMx: text,
  signatures: [{ domain: DOMAIN, selector: text, result: 'fail' as const, reason: text }],
  smtp: { kind: 'failed' as const, failure: 'rejected' as const, words: text },
});

/** A file may be refused in words at once; that is an answer. */
const orRefused = (read: (text: string) => Promise<unknown>) => async (text: string) => {
  try {
    await read(text);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
  }
};

const orRefusedAtOnce = (read: (text: string) => unknown) => orRefused(async (text) => read(text));

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _item of items);
}

const shapedAs = { layout: 'columns', encoding: 'utf-8', delimiter: ',', newline: '\n' } as const;

const workbookSaying = (text: string) =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${text.replaceAll(/[<"]/g, '')}"/></numFmts></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
  });

const mailSaying = (text: string) => ({ subject: text.slice(0, 1_000), html: text, text: null });

/** How a function is called that takes more than texts. */
export const CALLS: Record<string, Work> = {
  ...DOMAIN_ORDERS_CALLS,
  ...LEAD_FINDER_CALLS,
  ...MAIL_KIT_CALLS,
  'campaign-rules/classify-open explainOpen': (userAgent) => explainOpen({ userAgent, headers: { accept: userAgent } }),
  'campaign-rules/classify-open explainClick': (userAgent) =>
    explainClick({ userAgent, followedHidden: false, headers: { accept: userAgent } }),
  'campaign-rules/judge-field judgeField': (text) =>
    judgeField({ name: 'f', test: 'contains', value: 'x' }, { f: text }),
  'campaign-rules/picture-links replacePictures': (text) => replacePictures(text, (id) => id),
  'campaign-rules/weigh-reply weighReply': (text) => {
    const reply = { from: text, fromName: text, written: text, signature: text, quoted: text, mailbox: text };
    const candidate = { id: 'a', email: text, firstName: text, lastName: text, text, mailbox: text };
    const flags = { isInThread: false, isSameSubject: false, isFreeMail: false };
    return weighReply({ ...reply, hasReferences: false }, [{ ...candidate, ...flags }]);
  },
  'contract/contacts/header-names ideasFor': (text) => ideasFor(text),
  'contract/contacts/header-names plainHeader': (text) => plainHeader(text),
  'contract/contacts/header-names targetOfHeader': (text) => targetOfHeader(text),
  'contract/languages dayText': (text) => dayText(text, 'en'),
  'contract/languages fill': (text) => fill(text, { a: 'b' }),
  'contract/languages fillIn': (text) => [fillIn('en', text, { a: 'b' }), fillIn('en', '{a}', { a: text })],
  'contract/validation issueText': (text) => issueText({ message: text, path: [text] }, 'en'),
  'email-verifier/candidate verdictOn': (text) => {
    const candidate = { email: text, domain: text, meantDomain: text, attempts: 1, mx: text, reply: text };
    return verdictOn({ ...candidate, otherwise: 'temporary' }, 'temporary', { lists: LISTS });
  },
  'email-verifier/decide readCatchAllTest': (text) => readCatchAllTest([reply(`550 ${text}`)]),
  'email-verifier/decide decide': (text) => decide(text, { kind: 'refuses', words: [text] }),
  'email-verifier/reply-meaning meaningByWeights': (text) => meaningByWeights(text, REPLY_WEIGHTS),
  'email-verifier/verify verify': (text) => verify(text, WORLD.ports),
  'email-verifier/verify verifyAll': (text) => drain(verifyAll([text, `a@${text}`, `${text}@b.test`], WORLD.ports)),
  'mailbox-checks/dmarc/check-dmarc checkDmarc': (text) =>
    checkDmarc(dnsSaying(`v=DMARC1;${text}`), DOMAIN, walkTree(dnsSaying(`v=DMARC1;${text}`), DOMAIN), {
      spfCovers: false,
      dkimPassing: [text],
    }),
  'mailbox-checks/dmarc/dmarc-record repairDmarc': (text) => repairDmarc(text, { drop: [], rua: text }),
  'mailbox-checks/dmarc/tree-walk walkTree': (text) => walkTree(dnsSaying(text), text.slice(0, 255)),
  'mailbox-checks/ip isBetween': (text) => isBetween(text, '127.0.0.2', text),
  'mailbox-checks/ip readPrefix': (text) => readPrefix(text, 'ipv4'),
  'mailbox-checks/judge-mailbox judgeMailbox': (text) => judgeMailbox(factsSaying(text), dnsSaying(text)),
  'mailbox-checks/spf/repair-spf repairSpf': (text) =>
    repairSpf({ dns: dnsSaying(text), domain: DOMAIN, sending: soundFacts.sending, texts: [text], replaced: [text] }),
  'table-reader/open-table readRows': orRefused((text) => readTable(utf8(text), 'a.csv')),
  'table-reader/open-table readPlacedRows': orRefused((text) => drain(readPlacedRows(sourceOf(utf8(text)), shapedAs))),
  'table-reader/text/parse-csv createCsvParser': orRefusedAtOnce((text) => {
    const parser = createCsvParser({ delimiter: ',', newline: '\n' });
    return [parser.push(text), parser.finish()];
  }),
  'table-reader/text/parse-json createJsonParser': orRefusedAtOnce((text) => {
    const parser = createJsonParser([]);
    return [parser.push(`[{"a":"${text}`), parser.push(text), parser.finish()];
  }),
  'table-reader/text/detect-dialect detectDialect': orRefusedAtOnce((text) => detectDialect(text)),
  'table-reader/xlsx/cell-values writeDate': (text) => writeDate(text, false),
  'table-reader/xlsx/read-workbook readWorkbook': orRefused((text) =>
    drain(readRows(sourceOf(workbookSaying(text)), { layout: 'workbook' })),
  ),
  'table-reader/xlsx/xml createXmlReader': orRefusedAtOnce((text) =>
    createXmlReader({ open: () => undefined, close: () => undefined, text: () => undefined }).push(text),
  ),
  'template/apply-filters applyFilters': (text) =>
    applyFilters(text, [
      { name: 'first', argument: '' },
      { name: 'capitalize', argument: '' },
    ]),
  'template/choose chooseOption': (text) => chooseOption(text, 1, 2),
  'template/conditions parseTest': (text) => parseTest(text, false),
  'template/lint-mail lintMail': (text) => lintMail(mailSaying(text), { isFirstRound: true }),
  'template/match-braces matchBraces': (text) => matchBraces(text, () => undefined),
  'template/parse-template parseTemplate': (text) => parseTemplate(text, { isHtml: true }),
  'template/parse-variable parseVariable': (text) => parseVariable(`a|${text}`, true),
  'template/render-mail compileMail': (text) => compileMail(mailSaying(text)).render({ a: 'b' }, 'seed'),
  'template/skipped-ranges findSkipped': (text) => findSkipped(text, true),
  'template/tags parseTag': (text) => parseTag(`{% if ${text}`, 0, text.length),
};

/** A package, a file or a function, and why hostile text is not fed to it here. */
export const NO_TEXT: Record<string, string> = {
  ...DOMAIN_ORDERS_NO_TEXT,
  ...LEAD_FINDER_NO_TEXT,
  ...MAIL_KIT_NO_TEXT,
  'billing-rules': 'reckons with numbers; a tax id has 30 characters at most, as the contract checks',
  'send-planner': 'reckons with numbers; its days, zones and names come from rows the contract has checked',
  'warmup-planner': 'reckons with numbers; its days and zones come from rows the contract has checked',
  'campaign-rules/check-condition': 'looks at whether a text is blank',
  'campaign-rules/check-launch': 'looks at numbers and at whether a text is blank',
  'campaign-rules/classify-open classifyOpen': 'is explainOpen',
  'campaign-rules/classify-open classifyClick': 'is explainClick',
  'campaign-rules/compare-variants': 'reckons with counts; its names are our own ids',
  'campaign-rules/estimate-reach': 'reckons with counts; its names are our own ids',
  'campaign-rules/judge-address': 'compares a category with a list',
  'campaign-rules/judge-condition': 'looks at flags',
  'campaign-rules/stops': 'looks at flags',
  'contract/contacts/contact-fields forEachField': 'takes no text',
  'contract/endpoint': 'only describes a call; what calls take is tried below',
  'contract/contacts/merge-rules': 'compares values and ids of at most 21 contacts, never the letters in them',
  'contract/input-words': 'is issueText with more labels',
  'contract/errors': 'is fill with a sentence of the catalogue',
  'email-verifier/ask-strangers': 'is reached by verify',
  'email-verifier/classify-smtp-reply verdictByWeights': 'is meaningByWeights',
  'email-verifier/edit-distance editDistance': 'compares each letter with each; suggestDomain hands it forty at most',
  'email-verifier/find-mail-hosts': 'is reached by verify',
  'email-verifier/host-queue': 'is reached by verify',
  'email-verifier/limit-per-host': 'counts what it is handed',
  'email-verifier/limit-recipients': 'counts what it is handed',
  'mailbox-checks/check': 'puts findings together',
  'mailbox-checks/check-blocklists': 'is reached by judgeMailbox',
  'mailbox-checks/check-log-in': 'is reached by judgeMailbox',
  'mailbox-checks/check-mx': 'is reached by judgeMailbox',
  'mailbox-checks/check-reverse-dns': 'is reached by judgeMailbox',
  'mailbox-checks/dkim/check-dkim': 'is reached by judgeMailbox',
  'mailbox-checks/dkim/rsa-bits': 'reads a few bytes of a key',
  'mailbox-checks/dns recordsOf': 'takes an answer apart',
  'mailbox-checks/dns isVoid': 'looks at what kind of answer it is',
  'mailbox-checks/dns askAddresses': 'passes a name on',
  'mailbox-checks/ip nameInList': 'puts a name together',
  'mailbox-checks/spf/check-spf': 'is reached by judgeMailbox',
  'mailbox-checks/spf/evaluate-spf': 'is reached by repairSpf',
  'mailbox-checks/spf/mend-text mendTerms': 'is reached by repairSpf',
  'mailbox-checks/spf/merge-records': 'is reached by repairSpf',
  'mailbox-checks/spf/spf-tree': 'is reached by repairSpf',
  'mailbox-checks/tags tagValue': 'looks a name up',
  'mailbox-checks/tags writeTags': 'joins what was read',
  'table-reader/open-table detectShape': 'is reached by readRows',
  'table-reader/open-table namesOf': 'looks at the kind of file',
  'table-reader/text/decode-text lettersWidth': 'looks at four bytes',
  'table-reader/text/placed-rows': 'is reached by readPlacedRows',
  'table-reader/text/read-places': 'is reached by readPlacedRows',
  'table-reader/text/tell-bad-bytes': 'is reached by readRows',
  'table-reader/xlsx/cell-values dateStyles': 'is reached by readWorkbook',
  'table-reader/xlsx/read-sheet': 'is reached by readWorkbook',
  'table-reader/xlsx/zip': 'is reached by readWorkbook',
  'template/compile-template compileTemplate': 'is reached by compileMail',
  'template/conditions holds': 'compares what parseTest read',
  'template/limit-nesting limitNesting': 'is reached by htmlToText',
  'template/render render': 'is compileTemplate',
};
