// A local stand-in for the identity manager's script. Like the real one it fetches a second part by an address in plain text, and says
// that it is ready once that is there.
const own = new URL(document.currentScript.src);
window.gigya = { isReady: false, apiKey: own.searchParams.get('apikey') };

const parts = document.createElement('script');
parts.async = true;
parts.src = new URL('gigya-screens.js', own).href;
document.head.append(parts);
