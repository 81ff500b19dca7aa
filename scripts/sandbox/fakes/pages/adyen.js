// Fake of Adyen Web 6: defines window.AdyenWeb with session checkout, Card Component and wallets. Each field is a frame of the sandbox's
// origin; this script only handles sealed values.
const FIELDS = { encryptedCardNumber: 'number', encryptedExpiryDate: 'expiry', encryptedSecurityCode: 'cvc' };
const TEXTS = {
  en: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code', wrong: 'This is not right yet.' },
  pt: {
    number: 'Número do cartão',
    expiry: 'Validade',
    cvc: 'Código de segurança',
    wrong: 'Isto ainda não está certo.',
  },
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    cvc: 'Código de seguridad',
    wrong: 'Esto aún no es correcto.',
  },
  ar: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان', wrong: 'هذا غير صحيح بعد.' },
};
const ERRORS = {
  number: { empty: 'cc.num.900', incomplete: 'cc.num.901', invalid: 'cc.num.902' },
  expiry: { empty: 'cc.dat.910', incomplete: 'cc.dat.911', invalid: 'cc.dat.913', expired: 'cc.dat.912' },
  cvc: { empty: 'cc.cvc.920', incomplete: 'cc.cvc.921' },
};

class AdyenCheckoutError extends Error {
  constructor(name, message) {
    super(message);
    this.name = name;
  }
}

const call = async (session, clientKey, what, body) => {
  let answer;
  try {
    answer = await fetch(`${home}/__fake/adyen/sessions/${session.id}/${what}?clientKey=${clientKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionData: session.sessionData, ...body }),
    });
  } catch {
    throw new AdyenCheckoutError('NETWORK_ERROR', 'Network error');
  }
  if (!answer.ok)
    throw new AdyenCheckoutError(
      answer.status < 500 ? 'API_ERROR' : 'NETWORK_ERROR',
      `${what}: ${answer.status}`,
    );
  return answer.json();
};

const AdyenCheckout = async (options) => {
  if (!options.clientKey) throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'A client key is wanted.');
  if (!options.session) {
    if (!options.countryCode) throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'A country is wanted.');
    return { options, createFromAction: (action) => new Action(options, action) };
  }
  const setup = await call(options.session, options.clientKey, 'setup', {});
  return { options: { countryCode: setup.countryCode, amount: setup.amount, ...options } };
};

const element = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

/** The 3-D Secure challenge: calls `onReady` when it is shown, and `onDone` with the bank's result. */
const challengeFrame = ({ clientKey, locale }, { token }, { onReady, onDone }) => {
  const talk = openFrame('adyen-challenge.html', 'Bank check', {
    provider: 'adyen',
    key: clientKey,
    clientSecret: token,
    locale,
  });
  talk.frame.style.border = '0';
  talk.frame.style.inlineSize = '100%';
  talk.frame.style.blockSize = '400px';
  talk.on('ready', () => {
    onReady?.();
    talk.frame.focus();
  });
  talk.on('done', (result) => {
    talk.close();
    onDone(result);
  });
  return talk.frame;
};

/** An action returned to the shop's server; the result is submitted by that server. */
class Action {
  #options;
  #action;

  constructor(options, action) {
    if (action?.type !== 'threeDS2')
      throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'There is no such action.');
    this.#options = options;
    this.#action = action;
  }

  mount(place) {
    const { paymentData } = this.#action;
    const onDone = ({ threeDSResult }) =>
      this.#options.onAdditionalDetails?.({ data: { details: { threeDSResult }, paymentData } }, this, {
        resolve: () => {},
        reject: () => {},
      });
    place.append(challengeFrame(this.#options, this.#action, { onDone }));
    return this;
  }
}

class Card {
  #checkout;
  #settings;
  #frames = new Map();
  #states = {};
  #shown = false;
  #node;

  constructor(checkout, settings) {
    this.#checkout = checkout;
    this.#settings = settings;
  }

  get isValid() {
    return Object.values(FIELDS).every((kind) => this.#states[kind] === 'valid');
  }

  mount(place) {
    this.#node = typeof place === 'string' ? document.querySelector(place) : place;
    const language = this.#checkout.options.locale.split('-')[0];
    const texts = TEXTS[language] ?? TEXTS.en;
    const form = element('div', 'adyen-checkout__card-input');
    let drawn = 0;
    for (const [name, kind] of Object.entries(FIELDS)) {
      const placeholder = { number: '1234 5678 9012 3456', expiry: 'MM/YY', cvc: '123' }[kind];
      const talk = openFrame('field.html', texts[kind], { kind, label: texts[kind], placeholder });
      talk.frame.className = 'js-iframe';
      const box = element('span', 'adyen-checkout__input-wrapper js-iframe-input', talk.frame);
      const error = element('span', 'adyen-checkout-contextual-text--error');
      error.hidden = true;
      error.textContent = texts.wrong;
      form.append(
        element(
          'div',
          `adyen-checkout__field adyen-checkout__field--${kind}`,
          element('span', 'adyen-checkout__label__text', texts[kind]),
          box,
          error,
        ),
      );
      this.#frames.set(name, { talk, kind, box, error });
      this.#states[kind] = 'empty';
      talk.on('ready', async () => {
        const { base, error: wrong, placeholder: faint } = this.#settings.styles ?? {};
        await talk.ask('dress', {
          color: base?.color,
          font: base?.fontFamily,
          size: base?.fontSize,
          danger: wrong?.color,
          muted: faint?.color,
        });
        drawn += 1;
        if (drawn === 3) this.#settings.onConfigSuccess?.({ iframesConfigured: true });
      });
      talk.on('focus', () => box.classList.add('adyen-checkout__input-wrapper--focus'));
      talk.on('blur', () => box.classList.remove('adyen-checkout__input-wrapper--focus'));
      talk.on('change', ({ state }) => {
        this.#states[kind] = state;
        if (this.#shown) this.#mark();
        this.#changed();
      });
    }
    this.#node.append(form);
    return this;
  }

  showValidation() {
    this.#shown = true;
    this.#mark();
    this.#changed();
    const wrong = [...this.#frames.entries()].find(([, { kind }]) => this.#states[kind] !== 'valid');
    if (wrong) this.setFocusOn(wrong[0]);
    return this;
  }

  setFocusOn(name) {
    void this.#frames.get(name)?.talk.ask('focus');
    return this;
  }

  setStatus(status) {
    for (const { talk } of this.#frames.values())
      if (talk.frame.isConnected) void talk.ask('disable', { disabled: status === 'loading' });
    return this;
  }

  submit() {
    if (this.isValid) void this.#pay();
    else this.showValidation();
  }

  unmount() {
    for (const { talk } of this.#frames.values()) talk.close();
    this.#frames.clear();
    this.#node?.replaceChildren();
    return this;
  }

  remove() {
    this.unmount();
  }

  #mark() {
    for (const { talk, kind, box, error } of this.#frames.values()) {
      const invalid = this.#states[kind] !== 'valid';
      void talk.ask('mark', { invalid });
      box.classList.toggle('adyen-checkout__input-wrapper--error', invalid);
      error.hidden = !invalid;
    }
  }

  #changed() {
    const entries = Object.entries(FIELDS);
    const error = (kind) =>
      this.#shown || this.#states[kind] === 'invalid' || this.#states[kind] === 'expired'
        ? ERRORS[kind][this.#states[kind]]
        : undefined;
    this.#settings.onChange?.({
      isValid: this.isValid,
      valid: Object.fromEntries(entries.map(([name, kind]) => [name, this.#states[kind] === 'valid'])),
      errors: Object.fromEntries(
        entries.map(([name, kind]) => [name, error(kind) ? { error: error(kind) } : null]),
      ),
    });
  }

  async #pay() {
    const { options } = this.#checkout;
    this.setStatus('loading');
    try {
      const sealed = {};
      for (const [name, { talk }] of this.#frames) sealed[name] = (await talk.ask('seal')).token;
      this.#handle(
        await call(options.session, options.clientKey, 'payments', {
          paymentMethod: { type: 'scheme', ...sealed },
          origin: location.origin,
          locale: options.locale,
        }),
      );
    } catch (error) {
      this.#failed(error);
    }
  }

  #handle(answer) {
    const { options } = this.#checkout;
    if (answer.action) return this.#challenge(answer.action);
    if (['Refused', 'Cancelled', 'Error'].includes(answer.resultCode))
      options.onPaymentFailed?.(answer, this);
    else options.onPaymentCompleted?.(answer, this);
  }

  /** Like the real one, the action replaces the component. */
  #challenge(action) {
    const { options } = this.#checkout;
    this.unmount();
    const frame = challengeFrame(options, action, {
      onReady: () =>
        this.#settings.onActionHandled?.({
          componentType: '3DS2Challenge',
          actionDescription: 'challenge-iframe-loaded',
        }),
      onDone: async (result) => {
        box.remove();
        try {
          this.#handle(
            await call(options.session, options.clientKey, 'paymentDetails', {
              details: { threeDSResult: result.threeDSResult },
            }),
          );
        } catch (error) {
          this.#failed(error);
        }
      },
    });
    const box = element(
      'div',
      `adyen-checkout__threeds2__challenge adyen-checkout__threeds2__challenge--${this.#settings.challengeWindowSize}`,
      frame,
    );
    this.#node.append(box);
  }

  /** Calls both handlers, in this order. */
  #failed(error) {
    const { options } = this.#checkout;
    this.setStatus('ready');
    options.onError?.(error, this);
    options.onPaymentFailed?.(error, this);
  }
}

/** A wallet's component: a button in the page; the result of its payment sheet pays the session. */
class Wallet {
  #checkout;
  #settings;
  #node;
  #wallet;

  constructor(wallet, checkout, settings) {
    this.#wallet = wallet;
    this.#checkout = checkout;
    this.#settings = settings;
  }

  async isAvailable() {
    if (!(this.#wallet === 'apple_pay' ? hasApplePay() : hasGooglePay()))
      throw new AdyenCheckoutError('ERROR', 'The wallet is not available');
  }

  mount(place) {
    this.#node = place;
    const button = element(
      'button',
      `adyen-wallet adyen-wallet--${this.#settings.buttonColor}`,
      this.#wallet === 'apple_pay' ? 'Apple Pay' : 'Google Pay',
    );
    button.type = 'button';
    button.addEventListener('click', () => {
      new Promise((resolve, reject) => this.#settings.onClick(resolve, reject)).then(
        () => this.#open(),
        () => {},
      );
    });
    place.append(button);
    return this;
  }

  remove() {
    this.#node?.replaceChildren();
  }

  async #open() {
    const { options } = this.#checkout;
    const { totalPriceLabel, transactionInfo } = this.#settings;
    const label = totalPriceLabel ?? transactionInfo?.totalPriceLabel ?? '';
    const { value, currency } = options.amount;
    const approved = await openWalletSheet({
      wallet: this.#wallet,
      business: '',
      label,
      amount: value,
      currency,
      locale: options.locale,
    });
    if (approved === null)
      return options.onError?.(new AdyenCheckoutError('CANCEL', 'The sheet was closed'), this);
    try {
      await new Promise((resolve, reject) =>
        this.#settings.onAuthorized({ authorizedEvent: {} }, { resolve, reject }),
      );
    } catch {
      approved.finish();
      return options.onPaymentFailed?.({}, this);
    }
    const paymentMethod =
      this.#wallet === 'apple_pay'
        ? { type: 'applepay', applePayToken: approved.token }
        : { type: 'googlepay', googlePayToken: approved.token };
    try {
      const answer = await call(options.session, options.clientKey, 'payments', {
        paymentMethod,
        origin: location.origin,
        locale: options.locale,
      });
      approved.finish();
      if (['Refused', 'Cancelled', 'Error'].includes(answer.resultCode))
        options.onPaymentFailed?.(answer, this);
      else options.onPaymentCompleted?.(answer, this);
    } catch (error) {
      approved.finish();
      options.onError?.(error, this);
      options.onPaymentFailed?.(error, this);
    }
  }
}

class ApplePay extends Wallet {
  constructor(checkout, settings) {
    super('apple_pay', checkout, settings);
  }
}

class GooglePay extends Wallet {
  constructor(checkout, settings) {
    super('google_pay', checkout, settings);
  }
}

window.AdyenWeb = { AdyenCheckout, Card, ApplePay, GooglePay };
