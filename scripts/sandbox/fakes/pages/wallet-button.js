// The buttons of Stripe's Express Checkout Element inside their frame.
const parameters = new URLSearchParams(location.hash.slice(1));
const [id, parentOrigin, wallets, theme] = ['id', 'parent', 'wallets', 'theme'].map((name) =>
  parameters.get(name),
);
const NAMES = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

const tell = (message) => parent.postMessage({ id, ...message }, parentOrigin);
document.documentElement.dataset.theme = theme === 'white' ? 'white' : 'black';
for (const wallet of wallets.split(',').filter((name) => Object.hasOwn(NAMES, name))) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wallet';
  button.textContent = NAMES[wallet];
  button.addEventListener('click', () => tell({ event: 'press', detail: { wallet } }));
  document.querySelector('main').append(button);
}
tell({ event: 'ready' });
