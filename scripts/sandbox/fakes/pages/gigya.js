// Fake of the identity manager's script. Like the real one it loads a second part from a plain URL and signals readiness after that.
const own = new URL(document.currentScript.src);
window.gigya = { isReady: false, apiKey: own.searchParams.get('apikey') };

const parts = document.createElement('script');
parts.async = true;
parts.src = new URL('gigya-screens.js', own).href;
document.head.append(parts);
