/** A host that renders content, whose platform and time a test controls. */
import type { CarriedAnswer } from '../../../core/boot/server/renderPage';
import {
  GuestPages,
  type GuestPagesOptions,
  type PageRenderer,
} from '../../../scripts/host/handler/GuestPages';
import type { HostSources } from '../../../scripts/host/handler/createHandler';
import { build, demo, demoPictures, handlerWith, request, siteOf } from './hostFixture';

export const HOME = 'https://platform.test/api/v4/content/home?rpp=10';
export const home = '{"title":"</script>"}';
/** A style sheet of a chunk whose class names begin with `X1_`, and one of another. */
export const styles = [
  { prefix: 'X1_', css: '.X1_card{color:red}' },
  { prefix: 'Y2_', css: '.Y2_card{color:blue}' },
];
const rendering = { ...build.rendering, version: 'v1', styles };

export const hasContent = (html: string) => /^<!doctype html><html[^>]* data-rendered>/.test(html);

/** Renders what the platform answers to the call of the home page. */
export const renderer = (
  html = '<main class="X1_card" style="--of:&quot;a&quot;">Tonight</main>',
): PageRenderer => ({
  version: 'v1',
  renderPage: async ({ fetch }) => {
    const response = await fetch(HOME, { method: 'GET', headers: {} });
    const answers: CarriedAnswer[] = [{ address: HOME, body: await response.json() }];
    return response.ok ? { html, answers } : null;
  },
});

export interface Given extends Partial<GuestPagesOptions> {
  readonly change?: Partial<HostSources>;
  readonly hosting?: { readonly guestContent: boolean };
  readonly version?: string;
  /** What the platform answers. */
  readonly answer?: () => string;
}

export function host({ change = {}, hosting, version = 'v1', answer = () => home, ...options }: Given = {}) {
  const calls: { readonly address: string; readonly init: RequestInit }[] = [];
  const reports: unknown[] = [];
  let time = 1_000_000;
  const realm = demo('ringside');
  const published =
    hosting === undefined
      ? realm
      : { ...realm, realm: { ...realm.realm, hosting: { ...realm.realm.hosting, ...hosting } } };
  const site = siteOf(published, {
    build: { ...build, rendering: { ...rendering, version } },
    pictures: demoPictures('ringside'),
  });
  const guestPages = new GuestPages({
    renderer: renderer(),
    fetch: async (address, init) => {
      calls.push({ address, init });
      return new Response(answer());
    },
    now: () => time,
    report: (error) => void reports.push(error),
    ...options,
  });
  const handle = handlerWith({ site: async () => site, guestPages, ...change });
  const page = async (path = '/', headers: Record<string, string> = {}, port = '') => {
    const response = await handle(request(`https://ringside.localhost${port}${path}`, headers));
    return { html: await response.text(), headers: response.headers, status: response.status };
  };
  return { page, calls, reports, pass: (milliseconds: number) => void (time += milliseconds) };
}
