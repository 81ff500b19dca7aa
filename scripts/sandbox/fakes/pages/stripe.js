// Fake of https://js.stripe.com: defines window.Stripe with the calls that Proscenium makes. Card data stays in a frame of the sandbox's
// origin; this script never sees it.
const post = async (path, body) => {
  try {
    const answer = await fetch(`${home}/__fake/stripe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } };
  }
};

class Element {
  #listeners = new Map();
  #talk;
  #settings;
  #ready;

  constructor(settings) {
    this.#settings = settings;
  }

  mount(place) {
    const target = typeof place === 'string' ? document.querySelector(place) : place;
    if (!target) throw new Error('There is no such element to mount in.');
    this.unmount();
    const { appearance, locale, title } = this.#settings();
    this.#talk = openFrame('stripe-element.html', title, { locale });
    const { frame } = this.#talk;
    Object.assign(frame.style, {
      border: '0',
      display: 'block',
      inlineSize: '100%',
      blockSize: '220px',
      colorScheme: 'normal',
    });
    this.#ready = new Promise((resolve) => {
      this.#talk.on('ready', async () => {
        await this.#talk.ask('dress', { appearance });
        resolve();
        this.#emit('ready', { elementType: 'payment' });
      });
    });
    this.#talk.on('change', (detail) => this.#emit('change', { elementType: 'payment', ...detail }));
    this.#talk.on('focus', () => this.#emit('focus', { elementType: 'payment' }));
    this.#talk.on('blur', () => this.#emit('blur', { elementType: 'payment' }));
    this.#talk.on('height', (pixels) => (frame.style.blockSize = `${pixels}px`));
    target.append(frame);
  }

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event, listener) {
    const once = (detail) => {
      this.off(event, once);
      listener(detail);
    };
    return this.on(event, once);
  }

  off(event, listener) {
    this.#listeners.set(
      event,
      listener ? (this.#listeners.get(event) ?? []).filter((known) => known !== listener) : [],
    );
    return this;
  }

  update() {
    void this.redress();
  }

  async redress() {
    await this.ask('dress', { appearance: this.#settings().appearance });
  }

  focus() {
    void this.ask('focus');
  }

  blur() {
    void this.ask('blur');
  }

  clear() {
    void this.ask('clear');
  }

  unmount() {
    this.#talk?.close();
    this.#talk = undefined;
  }

  destroy() {
    this.unmount();
    this.#listeners.clear();
  }

  /** Internal to the fake: sends a request to the frame. */
  async ask(name, detail) {
    if (!this.#talk) return { error: notMounted };
    await this.#ready;
    return this.#talk ? this.#talk.ask(name, detail) : { error: notMounted };
  }

  #emit(event, detail) {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }
}

/** The Express Checkout Element: buttons of the wallets that the browser supports. */
class WalletButtons {
  #listeners = new Map();
  #settings;
  #options;
  #talk;
  #approved;

  constructor(settings, options) {
    if (!settings.mode || !settings.currency)
      throw new Error('An Express Checkout Element wants a mode and a currency.');
    this.#settings = settings;
    this.#options = options;
  }

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  mount(place) {
    const { paymentMethods = {}, buttonTheme = {} } = this.#options;
    const available = {
      applePay: hasApplePay() && paymentMethods.applePay !== 'never',
      googlePay: hasGooglePay() && paymentMethods.googlePay !== 'never',
    };
    const wallets = [
      ...(available.applePay ? ['apple_pay'] : []),
      ...(available.googlePay ? ['google_pay'] : []),
    ];
    if (wallets.length === 0) {
      queueMicrotask(() =>
        this.#emit('ready', { elementType: 'expressCheckout', availablePaymentMethods: undefined }),
      );
      return;
    }
    this.#talk = openFrame('wallet-button.html', 'Wallets', {
      wallets,
      theme: buttonTheme.googlePay ?? 'black',
    });
    const { frame } = this.#talk;
    Object.assign(frame.style, {
      border: '0',
      display: 'block',
      inlineSize: '100%',
      blockSize: '48px',
      colorScheme: 'normal',
    });
    this.#talk.on('ready', () =>
      this.#emit('ready', {
        elementType: 'expressCheckout',
        availablePaymentMethods: {
          ...available,
          link: false,
          paypal: false,
          amazonPay: false,
          klarna: false,
        },
      }),
    );
    this.#talk.on('press', ({ wallet }) => this.#press(wallet));
    place.append(frame);
  }

  destroy() {
    this.#approved?.finish();
    this.#approved = undefined;
    this.#talk?.close();
    this.#listeners.clear();
  }

  /** Internal to the fake: the approved payment, once. */
  take() {
    const approved = this.#approved;
    this.#approved = undefined;
    return approved;
  }

  get approved() {
    return this.#approved !== undefined;
  }

  #press(wallet) {
    this.#emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: wallet,
      resolve: (details = {}) => void this.#open(wallet, details),
      reject: () => {},
    });
  }

  async #open(wallet, details) {
    const { lineItems = [], business = {} } = { ...this.#options, ...details };
    const { amount = 0, currency, locale } = this.#settings;
    const listed = lineItems.reduce((sum, item) => sum + item.amount, 0);
    if (listed > amount) throw new Error('The line items come to more than the amount.');
    const approved = await openWalletSheet({
      wallet,
      business: business.name ?? '',
      label: lineItems.map(({ name }) => name).join(', '),
      amount,
      currency: currency.toUpperCase(),
      locale,
    });
    if (approved === null) return this.#emit('cancel', { elementType: 'expressCheckout' });
    this.#approved = { ...approved, wallet };
    this.#emit('confirm', {
      elementType: 'expressCheckout',
      expressPaymentType: wallet,
      paymentFailed: () => {
        approved.finish();
        this.#approved = undefined;
      },
    });
  }

  #emit(event, detail) {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }
}

/** The 3-D Secure challenge over the page; resolves with { intent } or { error }. */
const challenge = (key, clientSecret, locale) =>
  new Promise((resolve) => {
    const returnFocus = document.activeElement;
    const cover = document.createElement('div');
    cover.setAttribute('role', 'dialog');
    cover.setAttribute('aria-modal', 'true');
    cover.setAttribute('aria-label', 'Bank check');
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: 'rgb(0 0 0 / 0.6)',
      display: 'grid',
      placeItems: 'center',
    });
    const talk = openFrame('stripe-challenge.html', 'Bank check', {
      provider: 'stripe',
      key,
      clientSecret,
      locale,
    });
    Object.assign(talk.frame.style, {
      border: '0',
      inlineSize: 'min(26rem, 94vw)',
      blockSize: '20rem',
      borderRadius: '12px',
      background: '#fff',
      colorScheme: 'light',
    });
    talk.on('done', (answer) => {
      talk.close();
      cover.remove();
      returnFocus?.focus?.();
      resolve(answer);
    });
    talk.on('ready', () => talk.frame.focus());
    cover.append(talk.frame);
    document.body.append(cover);
  });

const Stripe = (key) => {
  if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('Stripe wants a publishable key.');

  const confirm = async (kind, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) => {
    const secret = clientSecret ?? elements?.clientSecret;
    if (!elements || !secret) throw new Error('A client secret and elements are wanted.');
    const name = kind === 'payment' ? 'paymentIntent' : 'setupIntent';
    const approved = elements.takeApproved();
    let answer = approved
      ? await payApproved(elements, secret, approved)
      : await elements.ask('confirm', { key, clientSecret: secret });
    if (answer.intent?.status === 'requires_action') answer = await challenge(key, secret, elements.locale);
    if (answer.error) return { error: answer.error };
    if (redirect === 'if_required') return { [name]: answer.intent };
    const back = new URL(confirmParams.return_url);
    const prefix = kind === 'payment' ? 'payment_intent' : 'setup_intent';
    back.searchParams.set(prefix, answer.intent.id);
    back.searchParams.set(`${prefix}_client_secret`, secret);
    back.searchParams.set('redirect_status', 'succeeded');
    location.assign(back);
    return new Promise(() => {});
  };

  /** The approved result of a payment sheet, submitted with the confirmation. */
  const payApproved = async (elements, clientSecret, { number, wallet, finish }) => {
    const { mode, amount, currency, locale } = elements.settings;
    const answer = await post('confirm', {
      key,
      clientSecret,
      locale,
      wallet,
      card: { number, expiry: '12 / 34', cvc: '123' },
      elements: { mode, amount, currency },
    });
    finish();
    return answer;
  };

  /** Redirects to a bank's or a wallet's own page: the result returns in the URL, so this never resolves once the page unloads. */
  const confirmElsewhere = async (
    type,
    clientSecret,
    { payment_method: method = {}, return_url: returnUrl } = {},
    { handleActions = true } = {},
  ) => {
    const answer = await post('redirect', {
      key,
      clientSecret,
      type,
      returnUrl,
      billingName: method.billing_details?.name,
    });
    if (answer.error) return { error: answer.error };
    const paymentIntent = {
      ...answer.intent,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: answer.redirectUrl, return_url: returnUrl },
      },
    };
    if (!handleActions) return { paymentIntent };
    location.assign(answer.redirectUrl);
    return new Promise(() => {});
  };

  const retrieve = async (name, clientSecret) => {
    const answer = await post('retrieve', { key, clientSecret });
    return answer.error ? { error: answer.error } : { [name]: answer.intent };
  };

  return {
    elements(options = {}) {
      let settings = { locale: 'en', ...options };
      if (settings.locale === 'auto') settings.locale = navigator.language;
      let element;
      let wallets;
      return {
        get settings() {
          return settings;
        },
        takeApproved: () => wallets?.take(),
        get clientSecret() {
          return settings.clientSecret;
        },
        get locale() {
          return settings.locale;
        },
        create(type, options = {}) {
          if (type === 'expressCheckout') {
            wallets = new WalletButtons(settings, options);
            return wallets;
          }
          if (type !== 'payment') throw new Error(`The fake has no ${type} element.`);
          if (element) throw new Error('There is a payment element already.');
          element = new Element(() => ({ ...settings, title: 'Card details' }));
          const { destroy } = element;
          element.destroy = () => {
            destroy.call(element);
            element = undefined;
          };
          return element;
        },
        getElement: (type) => (type === 'payment' ? (element ?? null) : null),
        update(change) {
          settings = { ...settings, ...change };
          void element?.redress();
        },
        fetchUpdates: async () => ({}),
        async submit() {
          if (wallets?.approved) return { selectedPaymentMethod: 'card' };
          const answer = await this.ask('validate');
          return answer.error ? { error: answer.error } : { selectedPaymentMethod: 'card' };
        },
        ask: (name, detail) => element?.ask(name, detail) ?? Promise.resolve({ error: notMounted }),
      };
    },
    confirmPayment: (options) => {
      const { payment_method_data: method, return_url: returnUrl } = options.confirmParams ?? {};
      return method === undefined
        ? confirm('payment', options)
        : confirmElsewhere(method.type, options.clientSecret, {
            payment_method: method,
            return_url: returnUrl,
          });
    },
    confirmSetup: (options) => confirm('setup', options),
    confirmBancontactPayment: (...given) => confirmElsewhere('bancontact', ...given),
    confirmIdealPayment: (...given) => confirmElsewhere('ideal', ...given),
    confirmAlipayPayment: (...given) => confirmElsewhere('alipay', ...given),
    async handleNextAction({ clientSecret }) {
      const name = clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent';
      const answer = await challenge(key, clientSecret, navigator.language);
      return answer.error ? { error: answer.error } : { [name]: answer.intent };
    },
    retrievePaymentIntent: (clientSecret) => retrieve('paymentIntent', clientSecret),
    retrieveSetupIntent: (clientSecret) => retrieve('setupIntent', clientSecret),
  };
};

Stripe.version = 'fake';
window.Stripe = Stripe;
