/** Three columns beside each other, one below the other on a phone. */
export const CHECKOUT_STYLE = `
:root {
  color-scheme: light dark;
  --bg: #fff; --side: #f8f8f9; --hover: #f0f0f2; --line: #e4e4e8; --control: #d4d4da;
  --text: #121215; --text-2: #51515a; --text-3: #696973;
  --primary: #000; --primary-hover: #2a2a2e; --on-primary: #fff; --focus: rgba(0, 0, 0, .16);
  --red: #be2f1f; --red-line: #f2b8b1; --red-bg: #fdeeec; --amber-bg: #fcf3dd; --amber-line: #ecd9a3; --amber: #6b4a00; --green: #14713f; --blue: #1d5bbf;
  --veil: rgba(18, 18, 21, .18);
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #111113; --side: #17171a; --hover: #222226; --line: #2b2b30; --control: #3a3a41;
    --text: #ededf0; --text-2: #b0b0b9; --text-3: #8d8d97;
    --primary: #fff; --primary-hover: #dcdce0; --on-primary: #000; --focus: rgba(255, 255, 255, .22);
    --red: #ff9185; --red-line: #5f2f29; --red-bg: #2b1614; --amber-bg: #2a2210; --amber-line: #4d3d16; --amber: #efcf85; --green: #6fd39b; --blue: #86b6ff;
    --veil: rgba(0, 0, 0, .55);
  }
}
@font-face { font-family: Inter; src: url("/fonts/inter.woff2") format("woff2"); font-weight: 100 900; }
@font-face { font-family: "JetBrains Mono"; src: url("/fonts/jetbrains-mono.woff2") format("woff2"); font-weight: 100 800; }
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: flex; flex-direction: column; background: var(--bg); color: var(--text);
  font: 14px/20px Inter, -apple-system, "Segoe UI", "Helvetica Neue", Arial, "PingFang SC", "Noto Sans SC", sans-serif;
  overflow-wrap: anywhere; font-variant-numeric: tabular-nums;
}
.icon { flex: none; vertical-align: -3px; }
.icon.is-pays { color: var(--green); }
.icon.is-asks { color: var(--blue); }
.icon.is-declined { color: var(--red); }
.icon.is-disputes, .icon.is-waits, .icon.is-box { color: var(--amber); }
.strip {
  padding: 10px 20px; border-bottom: 1px solid var(--amber-line); background: var(--amber-bg); color: var(--amber);
  text-align: center; font-size: 13px;
}
main { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 500px) 300px; }
main > * { padding: 40px 20px; }
.order { display: flex; justify-content: flex-end; background: var(--side); border-right: 1px solid var(--line); }
.order > div { width: 100%; max-width: 416px; padding: 0 44px 0 0; }
.trying { background: var(--side); border-left: 1px solid var(--line); }
.pay { display: flex; justify-content: center; }
.pay form { width: 100%; max-width: 392px; }
h1 { font-size: 30px; line-height: 38px; font-weight: 600; letter-spacing: -.02em; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
h3 { font-size: 14px; font-weight: 600; }
.trying h3 + p { margin: 4px 0 12px; }
.trying .cards + h3 { margin: 24px 0 12px; }
a { color: var(--text-2); }
.small { color: var(--text-3); font-size: 12px; line-height: 17px; }
.back { display: inline-flex; align-items: center; gap: 8px; margin-bottom: 24px; text-decoration: none; }
[data-until] b { color: var(--text); font-weight: 600; }
.lead { color: var(--text-2); }
.lines { margin: 24px 0 0; padding: 0; list-style: none; }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
.lines li > span:last-child { white-space: nowrap; }
.lines b { display: block; font-weight: 500; }
.lines .sum { border: 0; font-size: 16px; font-weight: 600; }
.lines + .small { margin-top: 16px; }
.head { display: flex; justify-content: space-between; gap: 12px; align-items: baseline; margin-bottom: 16px; }
.notice { display: flex; gap: 10px; margin-bottom: 16px; padding: 12px 16px; border: 1px solid var(--red-line); border-radius: 4px; background: var(--red-bg); }
.notice b { display: block; color: var(--red); }
label { display: block; margin: 16px 0 6px; font-weight: 500; }
input:not([type=checkbox]) {
  width: 100%; height: 46px; padding: 11px 16px; border: 1px solid var(--control); border-radius: 4px;
  background: var(--bg); color: var(--text); font: inherit; font-size: 16px;
}
.with-icon { position: relative; }
.with-icon .icon { position: absolute; top: 15px; left: 16px; color: var(--text-3); }
.with-icon input:not([type=checkbox]) { padding-left: 42px; }
input[aria-invalid] { border-color: var(--red); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.wrong { margin-top: 6px; color: var(--red); font-size: 12px; }
button, .button {
  min-height: 44px; padding: 0 20px; border: 1px solid var(--control); border-radius: 4px;
  background: var(--bg); color: var(--text); font: inherit; font-weight: 500; cursor: pointer;
}
.button { display: inline-flex; align-items: center; text-decoration: none; }
button:hover, .button:hover { background: var(--hover); }
button.primary { width: 100%; margin-top: 24px; border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
button.primary:hover { background: var(--primary-hover); }
.pay .small { margin-top: 12px; text-align: center; }
.cards { display: grid; gap: 8px; }
.cards button { display: flex; gap: 12px; width: 100%; padding: 7px 12px; text-align: left; font-weight: 400; }
.cards button[aria-pressed=true] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
.cards .icon { margin-top: 2px; }
.cards span, .code input { font-family: "JetBrains Mono", ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 13px; }
.cards small { display: block; color: var(--text-3); font-size: 12px; line-height: 17px; }
.breaks label { display: flex; align-items: center; gap: 10px; min-height: 36px; margin: 0; font-weight: 400; cursor: pointer; }
.breaks input { width: 18px; height: 18px; accent-color: var(--primary); }
.breaks + p { margin-top: 8px; }
:focus-visible { outline: none; border-color: var(--primary); box-shadow: 0 0 0 3px var(--focus); }
.veil { position: fixed; inset: 0; display: flex; padding: 16px; background: var(--veil); overflow: auto; }
.bank { width: 100%; max-width: 416px; margin: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); box-shadow: 0 12px 40px rgba(0, 0, 0, .18); }
.bank { position: relative; }
.bank header { display: flex; gap: 12px; align-items: center; padding: 14px 60px 14px 20px; border-bottom: 1px solid var(--line); }
.bank .close { position: absolute; top: 10px; right: 10px; display: grid; place-items: center; width: 44px; padding: 0; border-color: transparent; color: var(--text-3); }
.bank form { padding: 20px; }
.bank dl { display: grid; grid-template-columns: auto auto; gap: 8px 16px; }
.bank dt { color: var(--text-3); }
.bank dd { text-align: right; font-weight: 500; }
/* One field, so that a code can be pasted and filled in by the browser, over six boxes. */
.code { --cell: min(56px, (100vw - 114px) / 6); position: relative; display: flex; gap: 8px; overflow: hidden; padding: 3px; margin: -3px; }
.code i { flex: none; width: var(--cell); height: 46px; border: 1px solid var(--control); border-radius: 4px; }
.code[aria-invalid] i { border-color: var(--red); }
.code:focus-within i { border-color: var(--primary); box-shadow: 0 0 0 2px var(--focus); }
.code input:not([type=checkbox]) {
  position: absolute; inset: 3px auto auto 3px; width: calc(100% + 80px); padding: 0 0 0 calc((var(--cell) - 12px) / 2);
  border: 0; background: none; box-shadow: none; letter-spacing: calc(var(--cell) - 4px); font-size: 20px; font-weight: 600;
}
.bank .head { margin: 8px 0 0; }
.bank .pair { margin-top: 16px; }
.bank .answers .primary { order: 1; }
.bank .pair button { width: 100%; margin: 0; }
.alone { max-width: 480px; margin: 0 auto; display: block; }
.alone p { margin: 8px 0 24px; color: var(--text-2); }
@media (max-width: 1000px) {
  main:not(.alone) { grid-template-columns: minmax(0, 1fr) 280px; }
  .order { grid-column: 1 / -1; justify-content: center; border-right: 0; border-bottom: 1px solid var(--line); }
  .order > div { max-width: 680px; padding: 0; }
}
@media (max-width: 680px) {
  main:not(.alone) { display: block; }
  main > * { padding: 24px 16px; }
  .trying { border-left: 0; border-top: 1px solid var(--line); }
}
`;
