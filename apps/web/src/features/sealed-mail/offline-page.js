// Runs inside a file that was mailed: by itself, without a server. The way of deriving and decrypting is crypto.ts's.
const find = (id) => document.getElementById(id);
const words = JSON.parse(find('words').textContent);
const sealed = JSON.parse(find('sealed').textContent);
const utf8 = (text) => new TextEncoder().encode(text);
const fromBase64 = (text) => Uint8Array.from(atob(text), (mail) => mail.charCodeAt(0));
const subtle = globalThis.crypto?.subtle;

async function openWith(password) {
  const typed = await subtle.importKey('raw', utf8(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(sealed.salt), iterations: sealed.rounds };
  const master = await subtle.importKey('raw', await subtle.deriveBits(way, typed, 256), 'HKDF', false, ['deriveKey']);
  const info = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('sealed mail key') };
  const key = await subtle.deriveKey(info, master, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  const whole = fromBase64(sealed.ciphertext);
  const cipher = { name: 'AES-GCM', iv: whole.slice(1, 13), additionalData: utf8('sealed mail v1') };
  return new Uint8Array(await subtle.decrypt(cipher, key, whole.slice(13)));
}

function unpack(whole) {
  const length = new DataView(whole.buffer).getUint32(0);
  const { files, ...mail } = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  let at = 4 + length;
  const take = ({ size, ...file }) => {
    at += size;
    return { ...file, bytes: whole.slice(at - size, at) };
  };
  return { ...mail, files: files.map(take) };
}

function pictureOf({ type, bytes }) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(text)}`;
}

function show({ subject, html, text, files }) {
  find('subject').textContent = subject || words.noSubject;
  document.title = subject || words.noSubject;
  const inText = files.filter(({ contentId }) => contentId !== '');
  const drawn = inText.reduce((all, file) => all.replaceAll(`cid:${file.contentId}`, pictureOf(file)), html);
  if (html === '') find('text').textContent = text;
  else find('frame').srcdoc = `<base target="_blank"><body style="font:15px/23px sans-serif">${drawn}`;
  find('frame').hidden = html === '';
  for (const { name, bytes } of files.filter(({ contentId }) => contentId === '')) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.textContent = name;
    find('files').append(link);
  }
  find('locked').hidden = true;
  find('opened').hidden = false;
}

async function tryPassword() {
  if (!subtle) {
    find('problem').textContent = words.insecure;
    return;
  }
  find('button').disabled = true;
  find('problem').textContent = '';
  try {
    show(unpack(await openWith(find('password').value)));
  } catch {
    find('problem').textContent = words.wrong;
  }
  find('button').disabled = false;
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void tryPassword();
});
