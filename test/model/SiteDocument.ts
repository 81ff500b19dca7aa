/** One document of the site: the composed runtime, connected to the sandbox, and the page of its URL. */
import { autorun } from 'mobx';
import { createRuntime, type Runtime } from '../../core/boot/createRuntime';
import { routerNavigation, routingStore } from '../../core/boot/tokens';
import { type ServiceLocator, session } from '../../core/sdk';
import { sessionStore } from '../../core/session/SessionStore';
import { signInDeps } from '../../core/session/signInDeps';
import { SignInService } from '../../core/session/SignInService';
import { AddressBar, DocumentLocks } from './browser';
import type { Tokens } from './boxOffice';
import { DocumentClock } from './clock';
import { Line } from './line';
import { modulesFor } from './modules';
import type { Page } from './pageModel';
import { GiftPayPage } from './pages/GiftPayPage';
import { PaymentPage } from './pages/PaymentPage';
import { PayPage } from './pages/PayPage';
import { ShopPage, SignInPage, StartingPage } from './pages/plainPages';
import { PurchasePage } from './pages/PurchasePage';
import { pageOf } from './realmPages';
import type { Tab } from './Tab';

/** Roles whose pages require an account: a guest is redirected to sign in, and returns. */
const forViewers = new Set(['PURCHASE', 'PAY', 'PAYMENT']);

export class SiteDocument {
  readonly line: Line;
  page: Page = new StartingPage();
  private readonly runtime: Runtime;
  private readonly bar: AddressBar;
  private readonly clock: DocumentClock;
  private readonly locks: DocumentLocks;
  /** The key the page was drawn for: a different key redraws it. */
  private drawn: string | null = null;
  private visit = 0;
  private isOver = false;
  private readonly stop: () => void;

  constructor(
    readonly tab: Tab,
    url: string,
  ) {
    const { office, browser, realm, plain } = tab.world;
    this.line = new Line({
      answer: (request) => office.answer(request),
      plain,
      faults: tab.faults,
      onFault: (fault) => tab.world.faults.add(fault),
      onPay: () => tab.notePayCall(this.page.shown),
    });
    this.bar = new AddressBar(new URL(url, tab.world.origin), (left) => tab.leave(left));
    this.clock = new DocumentClock(office.clock);
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (message: string, error: unknown) => void tab.errors.push(`${message} ${String(error)}`),
    };
    const { local, session: sessionValues, tabs } = tab.storage;
    this.locks = new DocumentLocks(tab.storage.locks);
    const deps = { publishableKey: `pk_sandbox_${realm}`, line: this.line, tab };
    this.runtime = createRuntime(pageOf(realm), {
      document: {} as Document,
      address: this.bar,
      localValues: local,
      sessionValues,
      outlivesPage: (key, value) => browser.local.get(key) === value,
      clock: this.clock,
      fetch: this.line.fetch,
      locks: this.locks,
      tabs,
      languages: ['en'],
      timeZone: 'UTC',
      modules: modulesFor(deps),
      importModule: (address) => Promise.reject(new Error(`There is no module at ${address}.`)),
      rememberLanguage: () => undefined,
      log: () => log,
    });
    // Completes drawing a page before it may redirect.
    this.navigation.attach((to: unknown) => queueMicrotask(() => this.isOver || this.open(String(to))));
    void this.get(sessionStore).start();
    this.stop = autorun(() => this.draw());
  }

  get get(): ServiceLocator {
    return this.runtime.get;
  }
  get navigation() {
    return this.get(routerNavigation);
  }
  get address(): URL {
    return this.bar.current();
  }
  /** The viewer shown by the document; null for a guest. */
  get account(): string | null {
    const { viewer } = this.get(session);
    return viewer.isGuest ? null : viewer.id;
  }
  readonly report = (error: unknown): void => void this.tab.errors.push(String(error));

  /** Navigates within this document. */
  open(path: string): void {
    this.bar.rewrite(new URL(path, this.address));
    this.visit += 1;
    this.draw();
  }

  async signIn(tokens: Tokens): Promise<void> {
    const from = this.page instanceof SignInPage ? this.page.from : null;
    await this.get(sessionStore).signIn(tokens, 'id');
    if (from !== null) this.open(from);
  }

  async signOut(): Promise<void> {
    await new SignInService(this.get(signInDeps)).leave();
  }

  end(): void {
    this.isOver = true;
    this.stop();
    this.page.end();
    this.clock.end();
    this.locks.end();
    this.runtime.dispose();
  }

  /** Draws the page of the URL for the current viewer, by the pages' own rules. */
  private draw(): void {
    const { state } = this.get(sessionStore);
    const match = this.get(routingStore).match(this.address.pathname);
    const role = match?.role ?? 'ROOT';
    const guarded = forViewers.has(role);
    const kind = guarded ? (state.status === 'viewer' ? `${role} ${state.user.id}` : state.status) : role;
    const key = `${this.visit} ${kind}`;
    if (key === this.drawn) return;
    this.drawn = key;
    this.page.end();
    if (guarded && state.status === 'guest') {
      const { pathname, search } = this.address;
      this.page = new StartingPage();
      return this.navigation.go(this.navigation.hrefOf('LOGIN', {}, { from: pathname + search }), {
        replace: true,
      });
    }
    this.page =
      guarded && state.status !== 'viewer' ? new StartingPage() : this.pageFor(role, match?.params ?? {});
  }

  private pageFor(role: string, params: Readonly<Record<string, string | undefined>>): Page {
    switch (role) {
      case 'PURCHASE':
        return new PurchasePage(this);
      case 'PAY':
        return new PayPage(this);
      case 'PAYMENT':
        return new PaymentPage(this, params['id'] ?? '');
      case 'GIFT_PAY':
        return new GiftPayPage(this);
      case 'LOGIN':
      case 'SIGNUP':
        return new SignInPage(this.address.searchParams.get('from'));
      default:
        return new ShopPage(this);
    }
  }
}
