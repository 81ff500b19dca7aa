// Fake of Google Identity Services: defines google.accounts.id. Like the real one it draws the button itself, in a frame.
let settings = null;
const buttons = new Map();

window.addEventListener('message', async ({ origin, source, data }) => {
  const button = buttons.get(source);
  if (origin !== home || button === undefined || data?.event !== 'press') return;
  button.options.click_listener?.();
  const asked = settings;
  const answer = await askInWindow('google', { clientId: asked.client_id, nonce: asked.nonce });
  if (answer?.idToken)
    asked.callback({
      credential: answer.idToken,
      select_by: 'btn',
      ...(button.options.state && { state: button.options.state }),
    });
});

window.google = {
  ...window.google,
  accounts: {
    ...window.google?.accounts,
    id: {
      initialize(given) {
        settings = given;
      },
      renderButton(place, options) {
        for (const frame of place.querySelectorAll('iframe')) buttons.delete(frame.contentWindow);
        place.replaceChildren();
        const {
          width = 240,
          theme = 'outline',
          shape = 'rectangular',
          locale = 'en',
          text = 'signin_with',
        } = options;
        const frame = document.createElement('iframe');
        frame.title = 'Sign in with Google Button';
        frame.src = `${home}/__fake/social/google-button#${new URLSearchParams({ theme, shape, locale, text, parent: location.origin })}`;
        Object.assign(frame.style, {
          display: 'block',
          border: '0',
          inlineSize: `${Number(width) + 20}px`,
          blockSize: '44px',
          margin: '-2px -10px',
        });
        place.append(frame);
        buttons.set(frame.contentWindow, { options });
      },
      prompt() {},
      cancel() {},
      disableAutoSelect() {
        document.documentElement.dataset.googleAutoSelect = 'off';
      },
    },
  },
};
