// Fake of Braintree's web SDK: one global, three modules. The server sends one module per request, after this head. Each field is a frame
// of the sandbox's origin; this script only handles sealed values.
class BraintreeError extends Error {
  constructor(type, code, details) {
    super(code);
    Object.assign(this, { name: 'BraintreeError', type, code, details });
  }
}

const post = async (what, body) => {
  let answer;
  try {
    answer = await fetch(`${home}/__fake/braintree/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new BraintreeError('NETWORK', 'CLIENT_REQUEST_ERROR');
  }
  const read = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new BraintreeError(read.type ?? 'NETWORK', read.code ?? 'CLIENT_GATEWAY_NETWORK');
  return read;
};

const modules = {
  client: () => ({
    async create({ authorization }) {
      await post('configuration', { authorization });
      return { authorization, teardown: async () => {} };
    },
  }),

  hostedFields() {
    const KINDS = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' };
    return {
      async create({ client, styles = {}, fields }) {
        const states = {};
        const talks = new Map();
        const listeners = new Map();
        const emit = (event, detail) => (listeners.get(event) ?? []).forEach((listener) => listener(detail));
        const getState = () => ({
          fields: Object.fromEntries(
            Object.keys(fields).map((key) => [
              key,
              {
                isEmpty: states[key].state === 'empty',
                isValid: states[key].state === 'valid',
                isPotentiallyValid: ['empty', 'incomplete', 'valid'].includes(states[key].state),
              },
            ]),
          ),
        });
        await Promise.all(
          Object.entries(fields).map(([key, { container, placeholder = '', iframeTitle = key }]) => {
            const talk = openFrame('field.html', iframeTitle, {
              kind: KINDS[key],
              label: iframeTitle,
              placeholder,
            });
            Object.assign(talk.frame.style, {
              border: '0',
              inlineSize: '100%',
              blockSize: '100%',
              display: 'block',
              colorScheme: 'normal',
            });
            states[key] = { state: 'empty' };
            talks.set(key, { talk, container });
            const judged = (state) =>
              container.classList.toggle(
                'braintree-hosted-fields-invalid',
                ['invalid', 'expired'].includes(state),
              );
            talk.on('change', (change) => {
              const before = states[key].state;
              states[key] = change;
              judged(change.state);
              if ((before === 'empty') !== (change.state === 'empty'))
                emit(change.state === 'empty' ? 'empty' : 'notEmpty', { ...getState(), emittedBy: key });
              if (before !== change.state) emit('validityChange', { ...getState(), emittedBy: key });
            });
            talk.on('focus', () => container.classList.add('braintree-hosted-fields-focused'));
            talk.on('blur', () => container.classList.remove('braintree-hosted-fields-focused'));
            return new Promise((ready) => {
              talk.on('ready', async () => {
                await talk.ask('dress', {
                  color: styles.input?.color,
                  font: styles.input?.['font-family'],
                  size: styles.input?.['font-size'],
                  danger: styles['.invalid']?.color,
                  muted: styles['::placeholder']?.color,
                });
                ready();
              });
              container.append(talk.frame);
            });
          }),
        );
        return {
          on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
          getState,
          focus: (key) => void talks.get(key)?.talk.ask('focus'),
          setAttribute: ({ field, attribute }) =>
            attribute === 'disabled' && void talks.get(field)?.talk.ask('disable', { disabled: true }),
          removeAttribute: ({ field, attribute }) =>
            attribute === 'disabled' && void talks.get(field)?.talk.ask('disable', { disabled: false }),
          async tokenize() {
            const keys = Object.keys(fields);
            if (keys.every((key) => states[key].state === 'empty'))
              throw new BraintreeError('CUSTOMER', 'HOSTED_FIELDS_FIELDS_EMPTY');
            const invalidFieldKeys = keys.filter((key) => states[key].state !== 'valid');
            if (invalidFieldKeys.length > 0)
              throw new BraintreeError('CUSTOMER', 'HOSTED_FIELDS_FIELDS_INVALID', { invalidFieldKeys });
            const sealed = {};
            for (const [key, { talk }] of talks) sealed[key] = (await talk.ask('seal')).token;
            const { nonce } = await post('tokenize', { authorization: client.authorization, sealed });
            return {
              nonce,
              details: { bin: states.number.bin, lastFour: undefined, cardType: undefined },
              type: 'CreditCard',
            };
          },
          async teardown() {
            for (const { talk } of talks.values()) talk.close();
          },
        };
      },
    };
  },

  threeDSecure: () => ({
    async create({ client, version }) {
      if (version !== '2-inline-iframe') throw new BraintreeError('MERCHANT', 'THREEDS_UNRECOGNIZED_VERSION');
      const listeners = [];
      let cancel = () => {};
      return {
        on: (event, listener) => event === 'authentication-iframe-available' && listeners.push(listener),
        async verifyCard({ amount, nonce, bin, onLookupComplete }) {
          if (!amount || !nonce || !bin)
            throw new BraintreeError('MERCHANT', 'THREEDS_MISSING_VERIFY_CARD_OPTION');
          const lookup = await post('lookup', { authorization: client.authorization, nonce, amount });
          await new Promise((next) =>
            onLookupComplete(
              { requiresUserAuthentication: lookup.challenge, threeDSecureInfo: lookup.threeDSecureInfo },
              next,
            ),
          );
          if (!lookup.challenge) return lookup;
          const talk = openFrame('braintree-challenge.html', 'Bank check', {
            provider: 'braintree',
            key: client.authorization,
            clientSecret: nonce,
            locale: document.documentElement.lang,
          });
          const done = new Promise((resolve, reject) => {
            talk.on('done', resolve);
            cancel = () => reject(new BraintreeError('CUSTOMER', 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT'));
          });
          done.catch(() => {});
          talk.on('ready', () => talk.frame.focus());
          for (const listener of listeners) listener({ element: talk.frame }, () => {});
          try {
            return await done;
          } finally {
            talk.close();
          }
        },
        async cancelVerifyCard() {
          cancel();
        },
        async teardown() {
          cancel();
        },
      };
    },
  }),
};

const wanted = /\/([a-z-]+)\.min\.js$/.exec(document.currentScript.src)?.[1];
const name = { client: 'client', 'hosted-fields': 'hostedFields', 'three-d-secure': 'threeDSecure' }[wanted];
window.braintree = { ...window.braintree, [name]: modules[name]() };
