// Opens a frame of a fake and exchanges messages with it, checking the exact origin on both sides. The server prepends this to each
// provider's script.
const home = new URL(document.currentScript.src).origin;
const notMounted = {
  type: 'invalid_request_error',
  code: 'element_not_mounted',
  message: 'The element is not mounted.',
};
let frames = 0;

/** `page` is a file of `/__fake`; `ask` resolves with the frame's answer, or with an error once the frame is removed. */
const openFrame = (page, title, parameters) => {
  frames += 1;
  const id = `${page}-${frames}`;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('allow', 'payment');
  frame.src = `${home}/__fake/${page}#${new URLSearchParams({ id, parent: location.origin, ...parameters })}`;
  const waiting = new Map();
  const listeners = new Map();
  let requests = 0;
  let gone;
  const isGone = new Promise((resolve) => (gone = resolve));

  const onMessage = ({ origin, source, data }) => {
    if (origin !== home || source !== frame.contentWindow || data?.id !== id) return;
    if (data.request !== undefined) {
      waiting.get(data.request)?.(data.answer);
      waiting.delete(data.request);
    } else for (const listener of listeners.get(data.event) ?? []) listener(data.detail);
  };
  window.addEventListener('message', onMessage);

  return {
    frame,
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    ask(name, detail) {
      if (!frame.isConnected) return Promise.resolve({ error: notMounted });
      requests += 1;
      const request = requests;
      const answered = new Promise((resolve) => waiting.set(request, resolve));
      frame.contentWindow.postMessage({ id, name, request, detail }, home);
      return Promise.race([answered, isGone]);
    },
    close() {
      gone({ error: notMounted });
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
};
