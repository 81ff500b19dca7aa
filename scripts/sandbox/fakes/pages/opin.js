// Fake of the partner SDK: one partner, whose workflow runs in the page or redirects to the partner's own.
const own = new URL(document.currentScript.src);
document.documentElement.dataset.opin = '';
const tell = (what) =>
  (document.documentElement.dataset.opin = [document.documentElement.dataset.opin, what]
    .filter(Boolean)
    .join(' '));

const TEXTS = {
  en: ['Whose line is this?', 'It is not mine', 'Ask Opin Fibre', 'Not now'],
  es: ['¿De quién es esta línea?', 'No es mía', 'Preguntar a Opin Fibre', 'Ahora no'],
  pt: ['De quem é esta linha?', 'Não é minha', 'Perguntar à Opin Fibre', 'Agora não'],
  ar: ['لمن هذا الخط؟', 'ليس لي', 'اسأل Opin Fibre', 'ليس الآن'],
};
let language = 'en';

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const look = {
  minBlockSize: '48px',
  paddingInline: '16px',
  border: '1px solid #767b87',
  borderRadius: '8px',
  background: '#fff',
  color: '#16181d',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
};

window.opin = {
  setLocale(locale) {
    language = locale.split('-')[0];
    tell(`locale:${locale}`);
  },
  setCountryCode: (code) => void tell(`country:${code}`),
  detectPartners: async () =>
    own.searchParams.get('partners') === 'none' ? [] : [{ id: 'opin-fibre', name: 'Opin Fibre' }],
  runWorkflow: (partner, { area, returnUri }) =>
    new Promise((resolve) => {
      const [question, stranger, portal, later] = TEXTS[language] ?? TEXTS.en;
      const end = (answer) => {
        area.replaceChildren();
        resolve(answer);
      };
      const choice = (label, press) => {
        const button = make('button', { type: 'button', onclick: press }, label);
        Object.assign(button.style, look);
        return button;
      };
      const choices = make(
        'div',
        {},
        make('p', {}, make('b', {}, question)),
        choice('Maya Monteiro', () => end({ opintoken: 'opin-maya' })),
        choice(stranger, () => end({ opintoken: 'opin-stranger' })),
        choice(portal, () =>
          location.assign(new URL(`portal?${new URLSearchParams({ return: returnUri })}`, own)),
        ),
        choice(later, () => end(null)),
      );
      Object.assign(choices.style, { display: 'grid', gap: '10px' });
      area.replaceChildren(choices);
    }),
  async logout() {
    tell('logout');
  },
};
