// The bank's 3-D Secure challenge in its own frame.
const parameters = new URLSearchParams(location.hash.slice(1));
const [id, parentOrigin, key, clientSecret, locale] = ['id', 'parent', 'key', 'clientSecret', 'locale'].map(
  (name) => parameters.get(name),
);
const provider = ['stripe', 'adyen', 'braintree'].find((name) => name === parameters.get('provider'));
const language = (locale ?? 'en').split('-')[0];

const TEXTS = {
  en: { question: 'Is it you who is paying?', complete: 'Yes, pay', fail: 'No, stop' },
  pt: { question: 'É mesmo quem está a pagar?', complete: 'Sim, pagar', fail: 'Não, parar' },
  es: { question: '¿Eres tú quien paga?', complete: 'Sí, pagar', fail: 'No, parar' },
  ar: { question: 'هل أنت من يدفع؟', complete: 'نعم، ادفع', fail: 'لا، توقف' },
};
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const [name, text] of Object.entries(TEXTS[language] ?? TEXTS.en))
  document.getElementById(name).textContent = text;

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
for (const outcome of ['complete', 'fail']) {
  document.getElementById(outcome).addEventListener('click', async () => {
    for (const button of document.querySelectorAll('button')) button.disabled = true;
    try {
      const answer = await fetch(`${provider}/challenge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, clientSecret, locale, outcome }),
      });
      tell({ event: 'done', detail: await answer.json() });
    } catch {
      tell({
        event: 'done',
        detail: { error: { type: 'api_connection_error', message: 'The bank could not be reached.' } },
      });
    }
  });
}
// Enabled once the listeners are attached, so that no click is lost.
for (const button of document.querySelectorAll('button')) button.disabled = false;
document.getElementById('complete').focus();
tell({ event: 'ready' });
