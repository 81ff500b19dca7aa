// A single card field inside its frame. Its value stays here or goes sealed to the fake's server; the page only learns its validity.
const parameters = new URLSearchParams(location.hash.slice(1));
const [id, parentOrigin, kind, label, placeholder] = ['id', 'parent', 'kind', 'label', 'placeholder'].map(
  (name) => parameters.get(name) ?? '',
);
const field = document.getElementById('field');
const KINDS = { number: ['cc-number', 23], expiry: ['cc-exp', 7], cvc: ['cc-csc', 4] };
const [autocomplete, longest] = KINDS[kind] ?? KINDS.number;
Object.assign(field, { autocomplete, maxLength: longest, placeholder });
field.setAttribute('aria-label', label);

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
const digits = () => field.value.replaceAll(/\D/g, '');
const isLuhn = (number) =>
  [...number]
    .reverse()
    .reduce(
      (sum, digit, place) => sum + (place % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : Number(digit)),
      0,
    ) %
    10 ===
  0;

/** Empty, incomplete (may still become valid), invalid, expired or valid. */
const judge = {
  number: (text) =>
    text.length < (/^3[47]/.test(text) ? 15 : 16) ? 'incomplete' : isLuhn(text) ? 'valid' : 'invalid',
  expiry(text) {
    const [month, year] = [Number(text.slice(0, 2)), 2000 + Number(text.slice(2, 4))];
    if (text.length >= 2 && (month < 1 || month > 12)) return 'invalid';
    if (text.length < 4) return 'incomplete';
    const now = new Date();
    return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 ? 'expired' : 'valid';
  },
  cvc: (text) => (text.length < 3 ? 'incomplete' : 'valid'),
};
const state = () => {
  const text = digits();
  return {
    kind,
    state: text === '' ? 'empty' : (judge[kind] ?? judge.number)(text),
    bin: kind === 'number' ? text.slice(0, 6) : undefined,
  };
};

const answers = {
  dress(styles) {
    for (const [name, value] of Object.entries(styles))
      if (['color', 'danger', 'muted', 'font', 'size'].includes(name))
        document.documentElement.style.setProperty(`--${name}`, value);
    return {};
  },
  state: () => state(),
  async seal() {
    const answer = await fetch('vault', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: field.value }),
    });
    return answer.json();
  },
  focus() {
    field.focus();
    return {};
  },
  disable({ disabled }) {
    field.disabled = disabled;
    return {};
  },
  mark({ invalid }) {
    field.setAttribute('aria-invalid', String(invalid));
    return {};
  },
};

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent || data?.id !== id) return;
  let answer;
  try {
    answer = await answers[data.name]?.(data.detail ?? {});
  } catch {
    answer = { error: { type: 'NETWORK', message: 'The payment provider could not be reached.' } };
  }
  tell({ request: data.request, answer: answer ?? {} });
});

field.addEventListener('input', (event) => {
  const typed = digits();
  if (kind === 'number') field.value = typed.slice(0, 19).replaceAll(/(.{4})(?=.)/g, '$1 ');
  else if (kind === 'expiry') {
    const deleting = event.inputType === 'deleteContentBackward';
    field.value =
      typed.length > 2 || (typed.length === 2 && !deleting)
        ? `${typed.slice(0, 2)} / ${typed.slice(2, 4)}`
        : typed;
  } else field.value = typed;
  field.setAttribute('aria-invalid', 'false');
  tell({ event: 'change', detail: state() });
});
field.addEventListener('focus', () => tell({ event: 'focus' }));
field.addEventListener('blur', () => tell({ event: 'blur', detail: state() }));
// Disabled until here: what is typed before the listeners exist would not be reported.
field.disabled = false;
tell({ event: 'ready' });
