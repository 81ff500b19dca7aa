/**
 * The page of a site that cannot be shown now: unbranded, since no brand could be read, in the viewer's
 * language, with a retry (RLM-002).
 */
import type { ShippedLocale } from '../../../core/i18n/shippedLocales';
import { failureTexts } from '../../../core/pageKit/failureTexts';
import { escapeAttribute } from '../../publish/escape';
import type { Answer } from './answers';
import { acceptedLanguages } from './preferredLocale';

const style =
  'body{display:grid;min-height:100vh;margin:0;place-content:center;place-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;font:1.1rem/1.5 system-ui,sans-serif;text-align:center;color-scheme:light dark}p{max-width:42ch;margin:0}a{display:inline-grid;place-items:center;min-height:44px;padding:0 1.5rem;border:2px solid;border-radius:6px;color:inherit;font-weight:600;text-decoration:none}';

/** Whether the request is a navigation by a browser and not a script's call. */
export function wantsPage(request: Request): boolean {
  return /\btext\/html\b/.test(request.headers.get('accept') ?? '');
}

interface FailureReason {
  /** Replaces the text about an unexpected failure. */
  readonly textsOf?: (locale: ShippedLocale) => { readonly title: string; readonly text: string };
  /** The language for a viewer whose languages have no texts; English by default. */
  readonly otherwise?: string;
}

/** Loads and runs nothing, so its policy only allows its own style. */
export async function failurePage(
  status: number,
  request: Request,
  { textsOf, otherwise = 'en' }: FailureReason = {},
): Promise<Answer> {
  const { locale, direction, texts } = failureTexts([
    ...acceptedLanguages(request.headers.get('accept-language') ?? ''),
    otherwise,
  ]);
  const hash = btoa(
    String.fromCharCode(
      ...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))),
    ),
  );
  const { pathname, search } = new URL(request.url);
  const reason = textsOf?.(locale) ?? { title: texts.pageFailedTitle, text: texts.pageFailedText };
  const [title, text, retry] = [reason.title, reason.text, texts.tryAgain].map(escapeAttribute);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    },
    body:
      `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>` +
      `<body><h1>${title}</h1><p>${text}</p><a href="${escapeAttribute(`${pathname}${search}`.replace(/^\/{2,}/, '/'))}">${retry}</a></body></html>`,
  };
}
