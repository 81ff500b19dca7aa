/** The Stripe fake in a real browser, in a page as strict as ours: CSP without exceptions, Trusted Types. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../kit/browser';
import { callerOf, runSandbox, signUp, text, type Caller, type SandboxProcess } from './sandboxProcess';

describe('in a browser', () => {
  let sandbox: SandboxProcess;
  let call: Caller;
  let browser: Browser;
  let site: Server;
  let address: string;
  beforeAll(async () => {
    sandbox = await runSandbox();
    call = callerOf(sandbox.url, 'ringside-web');
    const policy = `default-src 'none'; script-src 'self' ${sandbox.url}; frame-src ${sandbox.url}; connect-src ${sandbox.url}; style-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    site = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
      });
      response.end(
        `<!doctype html><title>Site</title><script src="${sandbox.url}/__fake/stripe.js"></script><div id="card"></div>`,
      );
    }).listen(0);
    address = `http://ringside.localhost:${(site.address() as AddressInfo).port}/`;
    browser = await chromium.launch(await launchOptions('.cache/browser'));
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    site.close();
    await sandbox.stop();
  });

  let buyers = 0;
  /** A page with the element mounted for a new intent; `complaints` collects the browser's policy violations. */
  async function openCheckout(
    options: object = {},
  ): Promise<{ page: Page; complaints: string[]; intent: string; token: string }> {
    buyers += 1;
    const token = await signUp(call, `browser-${buyers}@new.example`);
    await call('PUT', '/api/v2/baskets/ringside-pass-month', { token });
    const { body } = await call('POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'stripe' },
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    const settings = { key: text(body['publishableKey']), clientSecret: text(body['clientSecret']), options };
    // Runs in the page: the globals are the fake's.
    await page.evaluate(async ({ key, clientSecret, options: more }) => {
      const scope = window as unknown as { Stripe: (key: string) => never; checkout: object };
      const stripe = scope.Stripe(key) as {
        elements(settings: object): {
          create(type: string): {
            on(event: string, listener: (detail: unknown) => void): void;
            mount(place: string): void;
          };
        };
      };
      const elements = stripe.elements({ clientSecret, ...more });
      const element = elements.create('payment');
      const changes: unknown[] = [];
      element.on('change', (detail) => changes.push(detail));
      const ready = new Promise((resolve) => element.on('ready', resolve));
      element.mount('#card');
      await ready;
      scope.checkout = { stripe, elements, element, changes };
    }, settings);
    return { page, complaints, intent: text(body['paymentDetailsExternalId']), token };
  }

  const frameOf = (page: Page) => page.frameLocator('iframe[title="Card details"]');
  async function type(page: Page, number: string, expiry = '1240', cvc = '123'): Promise<void> {
    const frame = frameOf(page);
    await frame.locator('#number').pressSequentially(number);
    await frame.locator('#expiry').pressSequentially(expiry);
    await frame.locator('#cvc').pressSequentially(cvc);
  }
  interface Confirmed {
    readonly paymentIntent?: { readonly id: string; readonly status: string };
    readonly error?: {
      readonly type: string;
      readonly code: string;
      readonly decline_code?: string;
      readonly message: string;
    };
  }
  const run = (page: Page, what: 'submit' | 'confirmPayment'): Promise<Confirmed> =>
    page.evaluate(async (name) => {
      const { stripe, elements } = (
        window as unknown as {
          checkout: {
            stripe: { confirmPayment(settings: object): Promise<object> };
            elements: { submit(): Promise<object> };
          };
        }
      ).checkout;
      return name === 'submit'
        ? elements.submit()
        : stripe.confirmPayment({
            elements,
            confirmParams: { return_url: location.href },
            redirect: 'if_required',
          });
    }, what);

  test('a card succeeds: labelled fields, change events, submit, confirm, no policy violation in the browser', async () => {
    const { page, complaints, intent } = await openCheckout();
    await expect(frameOf(page).getByLabel('Card number').count()).resolves.toBe(1);
    await expect(frameOf(page).getByLabel('Expiry date').count()).resolves.toBe(1);
    await expect(frameOf(page).getByLabel('Security code').count()).resolves.toBe(1);
    await type(page, '4242424242424242');
    expect(await frameOf(page).locator('#number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await frameOf(page).locator('#expiry').inputValue()).toBe('12 / 40');
    expect(await run(page, 'submit')).toEqual({ selectedPaymentMethod: 'card' });
    // Messages keep their order: once the frame answers, its message about the last key has arrived.
    const changes = await page.evaluate(
      () => (window as unknown as { checkout: { changes: { complete: boolean }[] } }).checkout.changes,
    );
    expect([changes[0]?.complete, changes.at(-1)?.complete]).toEqual([false, true]);
    expect((await run(page, 'confirmPayment')).paymentIntent).toMatchObject({
      id: intent,
      status: 'succeeded',
    });
    expect(complaints).toEqual([]);
    await page.close();
  }, 30_000);

  test('PAY-074 a half-typed card is refused in place, in the language of the form', async () => {
    const { page } = await openCheckout({ locale: 'pt' });
    await type(page, '42424242', '12', '1');
    expect((await run(page, 'submit')).error).toMatchObject({
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'O número do cartão está incompleto.',
    });
    await expect(frameOf(page).getByRole('alert').textContent()).resolves.toBe(
      'O número do cartão está incompleto.',
    );
    await expect(frameOf(page).getByLabel('Número do cartão').getAttribute('aria-invalid')).resolves.toBe(
      'true',
    );
    await page.close();
  }, 30_000);

  test('PAY-062 a declined card gives type, code, decline code and message', async () => {
    const { page } = await openCheckout();
    await type(page, '4000000000009995');
    expect((await run(page, 'confirmPayment')).error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
    await page.close();
  }, 30_000);

  test.each([
    ['complete', 'succeeded', undefined],
    ['fail', undefined, 'payment_intent_authentication_failure'],
  ])(
    'the bank asks in its own frame: %s',
    async (button, status, code) => {
      const { page, complaints } = await openCheckout();
      await type(page, '4000000000003220');
      const answer = run(page, 'confirmPayment');
      const bank = page.frameLocator('iframe[title="Bank check"]');
      await bank.locator(`#${button}`).click();
      const confirmed = await answer;
      expect([confirmed.paymentIntent?.status, confirmed.error?.code]).toEqual([status, code]);
      await expect(page.locator('iframe[title="Bank check"]').count()).resolves.toBe(0);
      expect(complaints.filter((line) => !line.includes('402'))).toEqual([]);
      await page.close();
    },
    30_000,
  );

  test('the appearance of the page styles the fields', async () => {
    const { page } = await openCheckout({
      appearance: { variables: { colorBackground: '#101014', borderRadius: '0px' } },
    });
    const field = frameOf(page).locator('#number');
    await expect(
      field.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).borderRadius]),
    ).resolves.toEqual(['rgb(16, 16, 20)', '0px']);
    await page.close();
  }, 30_000);

  test('unmounted, it is removed and answers so; it can be mounted again', async () => {
    const { page } = await openCheckout();
    await page.evaluate(() =>
      (window as unknown as { checkout: { element: { unmount(): void } } }).checkout.element.unmount(),
    );
    await expect(page.locator('iframe').count()).resolves.toBe(0);
    expect((await run(page, 'submit')).error).toMatchObject({ code: 'element_not_mounted' });
    await page.evaluate(() =>
      (window as unknown as { checkout: { element: { mount(place: string): void } } }).checkout.element.mount(
        '#card',
      ),
    );
    await type(page, '4242424242424242');
    expect((await run(page, 'confirmPayment')).paymentIntent?.status).toBe('succeeded');
    await page.close();
  }, 30_000);

  test('a page of another origin cannot frame the card form', async () => {
    const page = await browser.newPage();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await page.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    }, `${sandbox.url}/__fake/stripe-element.html#id=x&parent=http://127.0.0.1`);
    await refused;
    await page.close();
  }, 30_000);
});
