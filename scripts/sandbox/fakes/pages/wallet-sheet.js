// A wallet's payment sheet in its own frame: shows the amount, and returns a card when the viewer approves.
const parameters = new URLSearchParams(location.hash.slice(1));
const [id, parentOrigin, title, business, label, amount, currency, locale] = [
  'id',
  'parent',
  'title',
  'business',
  'label',
  'amount',
  'currency',
  'locale',
].map((name) => parameters.get(name));
const language = (locale ?? 'en').split('-')[0];

const TEXTS = {
  en: { approve: 'Pay', decline: 'Pay with a card that is declined', cancel: 'Cancel' },
  pt: { approve: 'Pagar', decline: 'Pagar com um cartão recusado', cancel: 'Cancelar' },
  es: { approve: 'Pagar', decline: 'Pagar con una tarjeta rechazada', cancel: 'Cancelar' },
  ar: { approve: 'ادفع', decline: 'ادفع ببطاقة مرفوضة', cancel: 'إلغاء' },
};
const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
document.documentElement.lang = Object.hasOwn(TEXTS, language) ? language : 'en';
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const [name, text] of Object.entries({ ...texts, title, business, label: label ?? '' }))
  document.getElementById(name).textContent = text;

const money = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency });
document.getElementById('amount').textContent = money.format(
  Number(amount) / 10 ** money.resolvedOptions().maximumFractionDigits,
);

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
const pressed = (name, what) =>
  document.getElementById(name).addEventListener('click', () => {
    for (const button of document.querySelectorAll('button')) button.disabled = true;
    void what();
  });
const approve = (number) => async () => {
  const answer = await fetch('vault', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value: number }),
  });
  const { token } = await answer.json();
  tell({ event: 'approved', detail: { number, token } });
};
pressed('approve', approve('4242424242424242'));
pressed('decline', approve('4000000000000002'));
pressed('cancel', async () => tell({ event: 'closed' }));
// Enabled once the listeners are attached, so that no click is lost.
for (const button of document.querySelectorAll('button')) button.disabled = false;
document.getElementById('approve').focus();
tell({ event: 'ready' });
