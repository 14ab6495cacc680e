// Asks who is signed in while the application is still fetched, which takes the answer over (platform/opening/early-answer.ts): on a slow
// line a page comes a round trip sooner. What it will write numbers and dates with is readied beside it.
(() => {
  const url = '/sirius/api/biz/user/userInfo';
  try {
    const token = localStorage.getItem('outrider_app_token');
    if (!token || document.documentElement.dataset.page !== 'inside') return;
    const language = localStorage.getItem('outrider_app_language');
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answer = fetch(url, { headers: language ? { ...headers, 'accept-language': language } : headers });
    // The application asks again by itself.
    answer.catch(() => {});
    window.__OUTRIDER_EARLY__ = { url, token, answer };
    new Worker('/number-tables.js');
  } catch {
    // No storage, so nobody is signed in; or no threads.
  }
})();
