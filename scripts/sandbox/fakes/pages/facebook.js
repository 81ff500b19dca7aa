// Fake of the Facebook JavaScript SDK. Like the real one it has two parts: this one queues calls until the second, which it loads with a
// script element, is ready.
const calls = [];
const keep =
  (name) =>
  (...given) =>
    void calls.push([name, given]);
window.FB = {
  kept: calls,
  init: keep('init'),
  login: keep('login'),
  logout: keep('logout'),
  getLoginStatus: keep('getLoginStatus'),
};

const parts = document.createElement('script');
parts.async = true;
parts.crossOrigin = 'anonymous';
parts.src = `${home}/__fake/social/facebook-parts.js`;
document.head.append(parts);
