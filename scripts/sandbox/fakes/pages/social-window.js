// What the stand-ins of Apple, Facebook, Google and Firebase share: their window, and the conversation with it by exact origin.
const home = new URL(document.currentScript.src).origin;

/** Opens a provider's window and gives its answer; null when it was closed, undefined when the browser would not open it. */
const askInWindow = (provider, { clientId, nonce = '', redirectUri = '' }) =>
  askAt('/__fake/social/window', { provider, client_id: clientId, nonce, redirect_uri: redirectUri });

/** The same for a window at any address here. */
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
    // Who sent it is told by the request, which nobody can guess: a window that has closed meanwhile is no longer its message's source.
    const listen = ({ origin, data }) => {
      if (origin === home && data?.request === request) end(data.answer);
    };
    const watch = setInterval(() => opened.closed && setTimeout(end, 250, null), 200);
    window.addEventListener('message', listen);
  });
};
