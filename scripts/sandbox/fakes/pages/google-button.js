// The button that the Google fake draws in its own frame; a click is posted to the parent page at its exact origin.
const wishes = new URLSearchParams(location.hash.slice(1));
const language = (wishes.get('locale') ?? 'en').split(/[-_]/)[0];
const TEXTS = {
  en: 'Continue with Google',
  pt: 'Continuar com o Google',
  es: 'Continuar con Google',
  ar: 'المتابعة باستخدام Google',
};

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
const button = document.querySelector('button');
button.dataset.shape = wishes.get('shape');
button.dataset.theme = wishes.get('theme');
button.querySelector('span').textContent = TEXTS[language] ?? TEXTS.en;
button.addEventListener('click', () => parent.postMessage({ event: 'press' }, wishes.get('parent')));
// Enabled once the listener is attached, so that no click is lost.
button.disabled = false;
