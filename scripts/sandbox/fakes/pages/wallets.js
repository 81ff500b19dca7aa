// Wallet detection as providers' scripts do it: by the browser's own interfaces. The server prepends this to each provider's script.
const hasApplePay = () => window.ApplePaySession?.canMakePayments?.() === true;
const hasGooglePay = () => typeof window.PaymentRequest === 'function';

/**
 * The wallet's payment sheet over the page. Resolves with null when the viewer closes it, else with the approved card and `finish`, which
 * removes the sheet. As in a browser, it requires user activation.
 */
const openWalletSheet = ({ wallet, business, label, amount, currency, locale }) =>
  new Promise((resolve, reject) => {
    if (!navigator.userActivation.isActive) return reject(new Error('A wallet opens on a press only.'));
    const returnFocus = document.activeElement;
    const cover = document.createElement('div');
    const title = wallet === 'apple_pay' ? 'Apple Pay' : 'Google Pay';
    cover.setAttribute('role', 'dialog');
    cover.setAttribute('aria-modal', 'true');
    cover.setAttribute('aria-label', title);
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: 'rgb(0 0 0 / 0.6)',
      display: 'grid',
      placeItems: 'end center',
    });
    const talk = openFrame('wallet-sheet.html', title, { title, business, label, amount, currency, locale });
    Object.assign(talk.frame.style, {
      border: '0',
      inlineSize: 'min(26rem, 100vw)',
      blockSize: '22rem',
      borderRadius: '16px 16px 0 0',
      background: '#fff',
      colorScheme: 'light',
    });
    const finish = () => {
      talk.close();
      cover.remove();
      returnFocus?.focus?.();
    };
    talk.on('ready', () => talk.frame.focus());
    talk.on('closed', () => {
      finish();
      resolve(null);
    });
    talk.on('approved', (card) => resolve({ ...card, finish }));
    cover.append(talk.frame);
    document.body.append(cover);
  });
