// Last page of a fake's window: posts the answer to its opener at the exact origin, and closes.
const { site, request, answer } = document.querySelector('[data-answer]').dataset;
window.opener?.postMessage({ request, answer: JSON.parse(answer) }, site);
window.close();
