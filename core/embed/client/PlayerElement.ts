/** `<proscenium-player>`: custom element with the player of a site in an iframe (BRG-018). */
import type { BridgeEvent, BridgeEvents, BridgeMethod, BridgeMethods, BridgeState } from '../protocol';
import { PlayerClient, PlayerError } from './PlayerClient';

const TAG = 'proscenium-player';
const styles =
  ':host{display:block;aspect-ratio:16/9;background:#000}:host([hidden]){display:none}iframe{display:block;inline-size:100%;block-size:100%;border:0}';
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Attributes: `site`, the address of the site; `video` or `live`, the id of the content; `label`, the
 * accessible name of the frame. Events have their values in `detail`. Methods reject with a
 * {@link PlayerError}.
 */
export class PlayerElement extends HTMLElement {
  static readonly observedAttributes = ['site', 'video', 'live', 'label'];

  #frame: HTMLIFrameElement | null = null;
  #client: PlayerClient | null = null;
  #shown: string | null = null;
  readonly #onMessage = (message: MessageEvent): void => this.#client?.receive(message);

  constructor() {
    super();
    // Constructed style sheets are not subject to the page's CSP.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    window.addEventListener('message', this.#onMessage);
    this.#show();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#onMessage);
    this.#leave();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  play = (): Promise<null> => this.#ask('play', {});
  pause = (): Promise<null> => this.#ask('pause', {});
  /** Seconds; resolves to the actual position. */
  seek = (position: number): Promise<{ readonly position: number }> => this.#ask('seek', { position });
  /** 0 to 100. */
  setVolume = (volume: number): Promise<null> => this.#ask('setVolume', { volume });
  mute = (): Promise<null> => this.#ask('mute', {});
  unmute = (): Promise<null> => this.#ask('unmute', {});
  /** Resolves to the actual state: a browser may require user activation inside the frame. */
  setFullscreen = (fullscreen: boolean): Promise<{ readonly fullscreen: boolean }> =>
    this.#ask('setFullscreen', { fullscreen });
  /** Opens another video of the site; the current one continues if there is none with that id. */
  loadVod = (id: string): Promise<null> => this.#ask('loadVod', { id });
  /** Id or language; null switches subtitles off. */
  setSubtitleTrack = (track: string | null): Promise<null> => this.#ask('setSubtitleTrack', { track });
  setAudioTrack = (track: string): Promise<null> => this.#ask('setAudioTrack', { track });
  getState = (): Promise<BridgeState> => this.#ask('getState', {});

  /** Rejects every call while there is no frame. */
  #ask<Method extends BridgeMethod>(
    method: Method,
    params: BridgeMethods[Method]['params'],
  ): Promise<BridgeMethods[Method]['result']> {
    return (
      this.#client?.call(method, params) ??
      Promise.reject(new PlayerError('The player shows nothing: it wants a site and a video.', null))
    );
  }

  #show(): void {
    const address = this.#address();
    if (this.#frame !== null) this.#frame.title = this.#label;
    if (address?.href === this.#shown) return;
    this.#leave();
    this.#shown = address?.href ?? null;
    if (address === null) return;
    const frame = document.createElement('iframe');
    frame.title = this.#label;
    frame.allow = ALLOWED;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = address.href;
    const client = new PlayerClient({
      frame: () => frame.contentWindow,
      origin: address.origin,
      onEvent: (name, params) => this.#tell(name, params),
    });
    frame.addEventListener('load', () => client.connect());
    this.#frame = frame;
    this.#client = client;
    this.shadowRoot?.append(frame);
  }

  #leave(): void {
    this.#client?.close();
    this.#frame?.remove();
    this.#client = null;
    this.#frame = null;
    this.#shown = null;
  }

  /** Null if the attributes identify no content. */
  #address(): URL | null {
    const [site, video, live] = ['site', 'video', 'live'].map((name) => this.getAttribute(name)) as [
      string | null,
      string | null,
      string | null,
    ];
    const id = video ?? live;
    // Excludes schemes such as `javascript:`.
    if (site === null || id === null || id === '' || !/^https?:/i.test(site) || !URL.canParse(site))
      return null;
    return new URL(`/${video === null ? 'live' : 'video'}/${encodeURIComponent(id)}`, site);
  }

  get #label(): string {
    return this.getAttribute('label') ?? 'Video player';
  }

  #tell<Name extends BridgeEvent>(name: Name, params: BridgeEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail: params }));
  }
}

/** Defines the custom element; idempotent. */
export function definePlayer(): void {
  if (customElements.get(TAG) === undefined) customElements.define(TAG, PlayerElement);
}

declare global {
  interface HTMLElementTagNameMap {
    'proscenium-player': PlayerElement;
  }
}
