import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { writeMail } from './write-mail-testing.ts';

const absence = (body: string, headers: Record<string, string> = {}) =>
  classifyMessage(writeMail({ Subject: 'Automatic reply: Hello', 'Auto-Submitted': 'auto-replied', ...headers }, body));

describe('automatic answers', () => {
  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Auto-Submitted', 'auto-generated (ticket)'],
    ['X-Autoreply', 'yes'],
    ['X-Autorespond', 'Hello'],
    ['X-Auto-Response-Suppress', 'All'],
    ['Precedence', 'auto_reply'],
    ['Precedence', 'bulk'],
    ['X-Vacation', 'true'],
    ['Return-Path', '<>'],
  ])('knows them by the header %s: %s', (name, value) => {
    expect(classifyMessage(writeMail({ Subject: 'Hello', [name]: value }, 'We got it.')).kind).toBe('autoReply');
  });

  it.each([
    'Automatic reply: Hello',
    'Automatische Antwort: Hallo',
    'Réponse automatique : Bonjour',
    'Respuesta automática: Hola',
    'Risposta automatica: Ciao',
    'Resposta automática: Olá',
    'Automatisch antwoord: Hallo',
    'Automatyczna odpowiedź: Cześć',
    '自动回复: 您好',
    '自動応答: こんにちは',
  ])('knows them by the subject "%s"', (subject) => {
    expect(classifyMessage(writeMail({ Subject: subject }, 'x')).kind).toBe('autoReply');
  });

  it.each([
    'Out of Office',
    'OOO: travelling',
    'Abwesenheitsnotiz',
    'Absent du bureau',
    'Fuera de la oficina',
    'Fuori sede',
    'Ausência do escritório',
    'Afwezig',
    'Poza biurem',
    '不在办公室',
    '不在のお知らせ',
  ])('knows an absence by the subject "%s"', (subject) => {
    expect(classifyMessage(writeMail({ Subject: subject }, 'x')).kind).toBe('outOfOffice');
  });

  it('keeps the thread an answer belongs to', () => {
    const headers = {
      'In-Reply-To': '<original@sender.test>',
      References: '<first@sender.test> <original@sender.test>',
    };
    expect(absence('I am out of the office.', headers)).toMatchObject({
      inReplyTo: '<original@sender.test>',
      references: ['<first@sender.test>', '<original@sender.test>'],
    });
  });

  it('does not take the words it quotes for its own', () => {
    const raw =
      'We got your message.\n\nOn Mon, 16 Nov 2026 at 09:00 Me <me@sender.test> wrote:\n> Are you on vacation until 3 December?\n';
    expect(absence(raw)).toEqual({ kind: 'autoReply' });
  });

  it('tells an absence from an answer that only says thanks', () => {
    expect(absence('Thank you, your ticket has been opened.').kind).toBe('autoReply');
    expect(absence('I am on annual leave.').kind).toBe('outOfOffice');
  });
});

describe('the day of return', () => {
  it.each([
    ['I am out of the office and will be back on Monday 23 November.', '2026-11-23'],
    ['I will return on November 23rd, 2026.  I am on vacation.', '2026-11-23'],
    ['I am on leave from Nov 16 through Nov 27.', '2026-11-27'],
    ['I am on vacation July 10-31.', '2027-07-31'],
    ['I am away until Friday.', '2026-11-20'],
    ['I am out of the office today and back tomorrow.', '2026-11-17'],
    ['I am on leave until 20 November, back on Monday.', '2026-11-23'],
    ['I am out of the office until January 4th.', '2027-01-04'],
    ['I am on holiday until 2026-12-01.', '2026-12-01'],
    ['I am out of the office until 11/23.', '2026-11-23'],
    ['I am on annual leave, returning 23/11/2026.', '2026-11-23'],
    ['I will not be available from 16 November until 20 November.', '2026-11-20'],
    ['Ich bin bis 23.11. im Urlaub.', '2026-11-23'],
    ['Ich bin vom 16.11. bis einschließlich 20.11.2026 abwesend.', '2026-11-20'],
    ['Ich bin ab dem 16.11. im Urlaub und am Montag, den 23.11.2026, wieder für Sie da.', '2026-11-23'],
    ['Je suis absent et serai de retour le 3 décembre.', '2026-12-03'],
    ['Je suis en congés du 16 au 20 novembre inclus.', '2026-11-20'],
    ['Estoy fuera de la oficina hasta el lunes 23 de noviembre.', '2026-11-23'],
    ['Estaré de vacaciones y volveré el 1 de diciembre de 2026.', '2026-12-01'],
    ['Sarò in ferie dal 16 al 20 novembre.', '2026-11-20'],
    ['Sono fuori ufficio e rientrerò il 23/11/2026.', '2026-11-23'],
    ['Estarei de férias até 27 de novembro.', '2026-11-27'],
    ['Estou fora do escritório e regresso a 23 de novembro.', '2026-11-23'],
    ['Ik ben met vakantie tot en met 27 november.', '2026-11-27'],
    ['Ik ben afwezig en op 23 november weer bereikbaar.', '2026-11-23'],
    ['Przebywam na urlopie do 27 listopada.', '2026-11-27'],
    ['Jestem poza biurem i wracam 23 listopada 2026.', '2026-11-23'],
    ['我目前不在办公室，将于2026年11月23日返回。', '2026-11-23'],
    ['我正在休假，11月16日至20日期间无法回复邮件。', '2026-11-20'],
    ['現在不在にしており、11月23日に戻る予定です。', '2026-11-23'],
    ['11月16日から11月20日まで休暇をいただいております。', '2026-11-20'],
  ])('is read from "%s"', (body, day) => {
    expect(absence(body)).toMatchObject({ kind: 'outOfOffice', returnDate: day });
  });

  it('is not made up from days that mean something else', () => {
    expect(absence('I am on vacation. The notes of 3 March are in the wiki.').returnDate).toBeUndefined();
    expect(absence('I am on parental leave. Please write to Ann.').returnDate).toBeUndefined();
    expect(absence('I am out of the office until 31 February.').returnDate).toBeUndefined();
  });

  it('counts from the day it is given, where one is', () => {
    const raw = writeMail({ Subject: 'Out of office' }, 'I am away until Friday.');
    expect(classifyMessage(raw, { now: new Date('2026-12-07T12:00:00Z') }).returnDate).toBe('2026-12-11');
  });

  it('counts from the day where the mail was written', () => {
    const raw = writeMail({ Subject: 'Out of office', Date: 'Mon, 16 Nov 2026 23:30:00 -0800' }, 'I am back tomorrow.');
    expect(classifyMessage(raw).returnDate).toBe('2026-11-17');
  });

  it('is left out where no day can be counted from', () => {
    const raw = writeMail({ Subject: 'Out of office', Date: 'yesterday' }, 'I am away until Friday.');
    expect(classifyMessage(raw)).toEqual({ kind: 'outOfOffice' });
  });
});
