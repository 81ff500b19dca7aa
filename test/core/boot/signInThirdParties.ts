/**
 * The scripts of third parties that sign viewers in: each runs as soon as a page loads it, and a press on its
 * button signs in.
 */
import { fakeFirebase } from '../../plugins/sign-in/fakeFirebase';
import { signedToken } from '../../plugins/sign-in/thirdParty';

const names = [
  'AppleID',
  'FB',
  'fbAsyncInit',
  'google',
  'gigya',
  'onGigyaServiceReady',
  'opin',
  'firebase',
] as const;
type Globals = Partial<Record<(typeof names)[number], unknown>>;
const globals = globalThis as Globals;

/** The one-time values given to Apple and Google. */
export interface ThirdPartyCalls {
  /** The calls to the partner's software, in order: the method and its arguments. */
  readonly partner: (readonly [method: string, given: unknown])[];
  readonly apple: { readonly state: string; readonly nonce: string; readonly redirectURI: string }[];
  readonly google: { readonly nonce: string }[];
  /** The settings that Facebook's SDK was started with. */
  readonly facebook: { readonly version: string }[];
  /** What Apple's window answers instead. */
  appleAnswers: ((calls: ThirdPartyCalls['apple'][number]) => object) | null;
}

/** Call it before each test; gives the arguments that the third parties received. */
export function installThirdParties(): ThirdPartyCalls {
  const calls: ThirdPartyCalls = { partner: [], apple: [], google: [], facebook: [], appleAnswers: null };
  for (const name of names) delete globals[name];
  const { head } = document;
  // The simulated browser fetches no scripts.
  jest.spyOn(head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Node) head.appendChild(node);
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) queueMicrotask(() => runScript(node, calls));
  });
  return calls;
}

function runScript(script: HTMLScriptElement, calls: ThirdPartyCalls): void {
  const [, run] = Object.entries(scripts).find(([part]) => script.src.includes(part)) ?? [];
  run?.(calls);
  script.dispatchEvent(new Event('load'));
  if (typeof globals.fbAsyncInit === 'function') (globals.fbAsyncInit as () => void)();
  if (typeof globals.onGigyaServiceReady === 'function') (globals.onGigyaServiceReady as () => void)();
}

const button = (text: string, press: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
};

/** By a part of the script's address. */
const scripts: Readonly<Record<string, (calls: ThirdPartyCalls) => void>> = {
  appleid: (calls) => {
    globals.AppleID = {
      auth: {
        init: (settings: ThirdPartyCalls['apple'][number]) => void calls.apple.push(settings),
        signIn: async () => {
          const last = calls.apple.at(-1)!;
          return (
            calls.appleAnswers?.(last) ?? {
              authorization: {
                code: 'apple-code',
                id_token: signedToken({ nonce: last.nonce, email: 'iris@apple.example' }),
                state: last.state,
              },
            }
          );
        },
      },
    };
  },
  facebook: ({ facebook }) => {
    globals.FB = {
      init: (settings: ThirdPartyCalls['facebook'][number]) => void facebook.push(settings),
      login: (tell: (answer: object) => void) =>
        tell({ status: 'connected', authResponse: { accessToken: 'facebook-token', userID: '1' } }),
    };
  },
  'gsi/client': (calls) => {
    let settings: {
      readonly nonce: string;
      readonly client_id: string;
      readonly callback: (answer: object) => void;
    };
    const id = {
      initialize: (given: typeof settings) => {
        settings = given;
        calls.google.push(given);
      },
      renderButton: (
        place: HTMLElement,
        look: { readonly state: string; readonly click_listener: () => void },
      ) =>
        place.replaceChildren(
          button('Google', () => {
            look.click_listener();
            settings.callback({
              credential: signedToken({ nonce: settings.nonce, aud: settings.client_id }),
              state: look.state,
            });
          }),
        ),
      disableAutoSelect: () => undefined,
    };
    globals.google = { accounts: { id } };
  },
  manager: () => {
    const handlers: ((login: object) => void)[] = [];
    globals.gigya = {
      accounts: {
        addEventHandlers: ({ onLogin }: { readonly onLogin: (login: object) => void }) =>
          void handlers.push(onLogin),
        showScreenSet: ({
          containerID,
          onAfterScreenLoad,
        }: {
          readonly containerID: string;
          readonly onAfterScreenLoad: () => void;
        }) => {
          document
            .getElementById(containerID)
            ?.replaceChildren(
              button('Manager', () => handlers.forEach((tell) => tell({ source: 'showScreenSet' }))),
            );
          onAfterScreenLoad();
        },
        getJWT: ({ callback }: { readonly callback: (answer: object) => void }) =>
          callback({ errorCode: 0, id_token: 'manager-token' }),
        logout: ({ callback }: { readonly callback: (answer: object) => void }) => callback({ errorCode: 0 }),
      },
    };
  },
  partner: ({ partner }) => {
    globals.opin = {
      init: (settings: unknown) => void partner.push(['init', settings]),
      setLocale: (locale: unknown) => void partner.push(['setLocale', locale]),
      setCountryCode: () => undefined,
      detectPartners: async () => [{ id: 'fibre' }],
      runWorkflow: (_: object, { area }: { readonly area: HTMLElement }) =>
        new Promise((resolve) =>
          area.replaceChildren(button('Partner', () => resolve({ opintoken: 'partner-token' }))),
        ),
      logout: async () => undefined,
    };
  },
  'firebase-app': () => fakeFirebase().run(),
};
