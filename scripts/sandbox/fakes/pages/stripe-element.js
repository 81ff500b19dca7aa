// The card form inside its frame: sends the digits to the fake's server and posts only permitted facts to the page.
const parameters = new URLSearchParams(location.hash.slice(1));
const id = parameters.get('id');
const parentOrigin = parameters.get('parent');
const locale = parameters.get('locale') ?? 'en';
const language = locale.split('-')[0];

const TEXTS = {
  en: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
  pt: { number: 'Número do cartão', expiry: 'Validade', cvc: 'Código de segurança' },
  es: { number: 'Número de tarjeta', expiry: 'Caducidad', cvc: 'Código de seguridad' },
  ar: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان' },
};
const texts = TEXTS[language] ?? TEXTS.en;
const fields = Object.fromEntries(
  ['number', 'expiry', 'cvc'].map((name) => [name, document.getElementById(name)]),
);
const problem = document.getElementById('problem');

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const [name, text] of Object.entries(texts))
  document.querySelector(`label[for="${name}"]`).textContent = text;

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
const card = () => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
const digits = (text) => text.replaceAll(/\D/g, '');
const complete = () =>
  digits(fields.number.value).length >= 15 &&
  digits(fields.expiry.value).length === 4 &&
  digits(fields.cvc.value).length >= 3;
const empty = () => Object.values(fields).every((field) => field.value === '');

const show = (error) => {
  problem.textContent = error?.message ?? '';
  const blamed = error && (Object.keys(fields).find((name) => error.code?.includes(name)) ?? 'number');
  for (const [name, field] of Object.entries(fields)) {
    field.setAttribute('aria-invalid', String(name === blamed));
    if (name === blamed) field.setAttribute('aria-describedby', 'problem');
    else field.removeAttribute('aria-describedby');
  }
  if (blamed) fields[blamed].focus();
};

const post = async (path, body) => {
  try {
    const answer = await fetch(`stripe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, locale }),
    });
    return await answer.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } };
  }
};

const answers = {
  dress({ appearance }) {
    const names = {
      colorPrimary: '--primary',
      colorBackground: '--background',
      colorText: '--text',
      colorTextSecondary: '--secondary',
      colorDanger: '--danger',
      fontFamily: '--font',
      fontSizeBase: '--size',
      borderRadius: '--radius',
      spacingUnit: '--unit',
    };
    for (const [variable, value] of Object.entries(appearance?.variables ?? {})) {
      if (names[variable] && typeof value === 'string')
        document.documentElement.style.setProperty(names[variable], value);
    }
    document.documentElement.dataset.theme = appearance?.theme ?? 'stripe';
    return {};
  },
  async validate() {
    const answer = await post('validate', { card: card() });
    show(answer.error);
    return answer;
  },
  async confirm({ key, clientSecret }) {
    const answer = await post('confirm', { key, clientSecret, card: card() });
    show(answer.error);
    return answer;
  },
  focus() {
    fields.number.focus();
    return {};
  },
  blur() {
    document.activeElement?.blur();
    return {};
  },
  clear() {
    for (const field of Object.values(fields)) field.value = '';
    show();
    return {};
  },
};

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent || data?.id !== id) return;
  const answer = await answers[data.name]?.(data.detail ?? {});
  tell({ request: data.request, answer: answer ?? {} });
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
for (const field of Object.values(fields)) {
  field.addEventListener('input', () => {
    show();
    // As Stripe does: a full field leads to the next.
    if (field === fields.number && digits(field.value).length === 16) fields.expiry.focus();
    if (field === fields.expiry && digits(field.value).length === 4) fields.cvc.focus();
    tell({
      event: 'change',
      detail: { complete: complete(), empty: empty(), collapsed: false, value: { type: 'card' } },
    });
  });
  field.addEventListener('focus', () => tell({ event: 'focus' }));
  field.addEventListener('blur', () => tell({ event: 'blur' }));
}
new ResizeObserver(() =>
  tell({ event: 'height', detail: Math.ceil(document.querySelector('main').getBoundingClientRect().height) }),
).observe(document.querySelector('main'));
// Disabled until here: what is typed before the listeners exist would be neither formatted nor reported.
for (const field of Object.values(fields)) field.disabled = false;
tell({ event: 'ready' });
