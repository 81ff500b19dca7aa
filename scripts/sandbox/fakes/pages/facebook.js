// A local stand-in for the Facebook JavaScript SDK. Like the real one it comes in two parts: this one keeps calls until the second
// is there, and fetches that by a script of its own.
const calls = [];
const keep = (name) => (...given) => void calls.push([name, given]);
window.FB = { kept: calls, init: keep('init'), login: keep('login'), logout: keep('logout'), getLoginStatus: keep('getLoginStatus') };

const parts = document.createElement('script');
parts.async = true;
parts.crossOrigin = 'anonymous';
parts.src = `${home}/__fake/social/facebook-parts.js`;
document.head.append(parts);
