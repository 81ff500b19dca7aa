// Shared by the Apple, Facebook, Google and Firebase fakes: their popup, and messages checked by exact origin.
const home = new URL(document.currentScript.src).origin;

/** Opens a provider's popup and resolves with its answer; null when it was closed, undefined when the browser blocked it. */
const askInWindow = (provider, { clientId, nonce = '', redirectUri = '' }) =>
  askAt('/__fake/social/window', { provider, client_id: clientId, nonce, redirect_uri: redirectUri });

/** The same for a popup at any path of this server. */
const askAt = (path, parameters) => {
  const request = crypto.randomUUID();
  const query = new URLSearchParams({ ...parameters, site: location.origin, request });
  const opened = window.open(`${home}${path}?${query}`, request, 'popup,width=480,height=640');
  if (!opened) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const end = (answer) => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
      resolve(answer);
    };
    // Senders are identified by the unguessable request id: event.source of a closed popup no longer matches.
    const listen = ({ origin, data }) => {
      if (origin === home && data?.request === request) end(data.answer);
    };
    const watch = setInterval(() => opened.closed && setTimeout(end, 250, null), 200);
    window.addEventListener('message', listen);
  });
};
