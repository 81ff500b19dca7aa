// WePay's card form inside its frame: tokenises its fields and posts only the token to the page.
const parameters = new URLSearchParams(location.hash.slice(1));
const [id, parentOrigin, appId, locale] = ['id', 'parent', 'app', 'locale'].map((name) =>
  parameters.get(name),
);
const language = locale.split('-')[0];

const TEXTS = {
  en: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
  pt: { number: 'Número do cartão', expiry: 'Validade', cvc: 'Código de segurança' },
  es: { number: 'Número de tarjeta', expiry: 'Caducidad', cvc: 'Código de seguridad' },
  ar: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان' },
};
const FIELDS = { credit_card_number: 'number', expiration: 'expiry', cvv: 'cvc' };
const fields = Object.fromEntries(
  ['number', 'expiry', 'cvc'].map((name) => [name, document.getElementById(name)]),
);
const problem = document.getElementById('problem');

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const [name, text] of Object.entries(TEXTS[language] ?? TEXTS.en))
  document.querySelector(`label[for="${name}"]`).textContent = text;

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
const digits = (text) => text.replaceAll(/\D/g, '');

const show = (faults = []) => {
  problem.textContent = faults[0]?.message ?? '';
  const blamed = FIELDS[faults[0]?.target[0]];
  for (const [name, field] of Object.entries(fields)) {
    field.setAttribute('aria-invalid', String(name === blamed));
    if (name === blamed) field.setAttribute('aria-describedby', 'problem');
    else field.removeAttribute('aria-describedby');
  }
};

const answers = {
  dress({ base = {}, invalid = {} }) {
    const { style } = document.documentElement;
    const set = (name, value) => typeof value === 'string' && style.setProperty(name, value);
    set('--text', base.color);
    set('--font', base['font-family']);
    set('--size', base['font-size']);
    set('--radius', base['border-radius']);
    set('--secondary', base['::placeholder']?.color);
    set('--primary', base[':focus']?.['border-color']);
    set('--danger', invalid.color);
    set('--background', 'transparent');
    return {};
  },
  async tokenize() {
    const card = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
    try {
      const answer = await fetch('tokenize', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ appId, card, locale }),
      });
      const read = await answer.json();
      if (answer.ok) return { id: read.id };
      if (!Array.isArray(read)) return { error: read };
      show(read);
      return { faults: read };
    } catch {
      return { error: { error_code: 'UNEXPECTED_ERROR', error_message: 'WePay could not be reached.' } };
    }
  },
  focus({ field }) {
    fields[FIELDS[field] ?? 'number'].focus();
    return {};
  },
};

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent || data?.id !== id) return;
  tell({ request: data.request, answer: (await answers[data.name]?.(data.detail ?? {})) ?? {} });
});

fields.number.addEventListener('input', () => {
  fields.number.value = digits(fields.number.value)
    .slice(0, 19)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
});
fields.expiry.addEventListener('input', (event) => {
  const typed = digits(fields.expiry.value).slice(0, 4);
  const deleting = event.inputType === 'deleteContentBackward';
  fields.expiry.value =
    typed.length > 2 || (typed.length === 2 && !deleting)
      ? `${typed.slice(0, 2)} / ${typed.slice(2)}`
      : typed;
});
for (const field of Object.values(fields)) field.addEventListener('input', () => show());
new ResizeObserver(() =>
  tell({ event: 'height', detail: Math.ceil(document.querySelector('main').getBoundingClientRect().height) }),
).observe(document.querySelector('main'));
// Disabled until here: what is typed before the listeners exist would be neither formatted nor reported.
for (const field of Object.values(fields)) field.disabled = false;
tell({ event: 'ready' });
