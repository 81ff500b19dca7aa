// Fake of WePay's library: defines window.WePay with the calls that Proscenium makes. The card fields are in a frame of the sandbox's
// origin; this script never sees their values.
let app = null;

window.WePay = {
  configure(environment, appId, apiVersion) {
    if (!['stage', 'production'].includes(environment) || typeof appId !== 'string' || apiVersion !== '3.0')
      return {
        error_code: 'INVALID_PARAMETER',
        error_message: 'WePay wants an environment, an app and a version.',
      };
    app = appId;
    return undefined;
  },

  createCreditCardIframe(containerId, { custom_style: { styles = {} } = {} } = {}) {
    const container = document.getElementById(containerId);
    if (app === null || container === null)
      return {
        error_code: 'INVALID_PARAMETER',
        error_message: 'There is no such element, or WePay was not configured.',
      };
    const talk = openFrame('wepay/wepay-card.html', 'Card details', {
      app,
      locale: document.documentElement.lang || 'en',
    });
    Object.assign(talk.frame.style, {
      border: '0',
      display: 'block',
      inlineSize: '100%',
      blockSize: '220px',
      colorScheme: 'normal',
    });
    const ready = new Promise((resolve) => talk.on('ready', resolve)).then(() => talk.ask('dress', styles));
    talk.on('height', (pixels) => (talk.frame.style.blockSize = `${pixels}px`));
    container.append(talk.frame);
    return {
      async tokenize() {
        await ready;
        const answer = await talk.ask('tokenize');
        if (answer.id === undefined) throw answer.faults ?? answer.error;
        return { id: answer.id };
      },
      setFocus(field) {
        void ready.then(() => talk.ask('focus', { field }));
      },
    };
  },
};
