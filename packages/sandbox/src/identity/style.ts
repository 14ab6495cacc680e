/** The product's look in a page of its own: the same neutrals, the same radius, one black action. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #fff; --hover: #f5f5f6; --line: #ebebee; --control: #d4d4da;
  --text: #121215; --text-2: #51515a; --text-3: #696973;
  --primary: #000; --primary-hover: #2a2a2e; --on-primary: #fff; --focus: rgba(0, 0, 0, .16);
  --error: #fe5b4c; --red: #be2f1f; --green: #0d7550; --green-bg: #e7f5ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #111113; --hover: #1a1a1d; --line: #232327; --control: #3a3a41;
    --text: #ededf0; --text-2: #b0b0b9; --text-3: #8d8d97;
    --primary: #fff; --primary-hover: #dcdce0; --on-primary: #000; --focus: rgba(255, 255, 255, .22);
    --red: #ff9185; --green: #62d3a1; --green-bg: #10281e;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: flex; padding: 32px 20px; background: var(--bg); color: var(--text);
  font: 14px/22px Inter, -apple-system, "Segoe UI", "Helvetica Neue", Arial, "PingFang SC", "Noto Sans SC", sans-serif;
}
main { width: 100%; max-width: 368px; margin: auto; overflow-wrap: anywhere; }
.tag {
  display: inline-block; padding: 0 8px; border-radius: 4px; background: var(--green-bg); color: var(--green);
  font-size: 12px; line-height: 20px; font-weight: 500;
}
h1 {
  display: flex; align-items: center; gap: 10px; margin-top: 16px;
  font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -.022em;
}
h1 svg { flex: none; }
.lead { margin: 8px 0 28px; color: var(--text-2); }
label { display: block; margin-bottom: 6px; font-weight: 500; }
input {
  width: 100%; height: 46px; padding: 11px 16px; border: 1px solid var(--control); border-radius: 4px;
  background: var(--bg); color: var(--text); font: inherit; font-size: 16px;
}
input[aria-invalid] { border-color: var(--error); }
.hint { margin-top: 6px; color: var(--text-3); font-size: 12px; line-height: 16px; }
.hint.wrong { color: var(--red); }
.asks { padding: 0; border: 1px solid var(--line); border-radius: 4px; list-style: none; }
.asks li { padding: 12px 16px; }
.asks li + li { border-top: 1px solid var(--line); }
.actions { display: flex; gap: 12px; margin-top: 28px; }
button, .button {
  flex: 1; height: 46px; padding: 0 20px; border: 1px solid var(--control); border-radius: 4px;
  background: var(--bg); color: var(--text); font: inherit; font-weight: 500; cursor: pointer;
}
.button { display: inline-block; line-height: 44px; text-decoration: none; }
button:hover, .button:hover { background: var(--hover); }
button.primary { flex: 2; border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
button.primary:hover { background: var(--primary-hover); }
input:focus-visible, button:focus-visible, .button:focus-visible {
  outline: none; border-color: var(--primary); box-shadow: 0 0 0 3px var(--focus);
  position: relative; z-index: 1;
}
input[aria-invalid]:focus-visible { border-color: var(--error); }
.or {
  display: flex; align-items: center; gap: 12px; margin: 28px 0 16px;
  color: var(--text-3); font-size: 12px; font-weight: 400; line-height: 16px;
}
.or::before, .or::after { content: ""; flex: 1; height: 1px; background: var(--line); }
.people button {
  display: flex; align-items: center; justify-content: space-between; gap: 12px; width: 100%; height: auto;
  min-height: 56px; padding: 8px 16px; text-align: left;
}
.people button:not(:first-child) { border-top-left-radius: 0; border-top-right-radius: 0; }
.people button:not(:last-child) {
  border-bottom-color: transparent; border-bottom-left-radius: 0; border-bottom-right-radius: 0;
}
.people button + button { border-top-color: var(--line); }
.people small { display: block; color: var(--text-3); font-size: 12px; line-height: 16px; font-weight: 400; }
.people .new { flex: none; color: var(--text-3); font-size: 12px; font-weight: 400; }
`;
