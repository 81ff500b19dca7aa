/**
 * Fallback page when the page carries no readable realm: nothing of the brand is known, but the page is not
 * blank (RLM-002).
 */
import { matchLocale } from '../i18n/locale';
import ar from '../pageKit/messages/ar.json';
import en from '../pageKit/messages/en.json';
import es from '../pageKit/messages/es.json';
import pt from '../pageKit/messages/pt.json';

const texts: Readonly<Record<string, typeof en>> = { ar, en, es, pt };

/** Shows an error message and a retry button, in the first of the viewer's languages that core supports. */
export function showUnreadablePage(
  document: Document,
  languages: readonly string[],
  retry: () => void,
): void {
  const language =
    languages.map((wanted) => matchLocale(wanted, Object.keys(texts))).find((found) => found !== null) ??
    'en';
  const { pageFailedTitle, pageFailedText, tryAgain } = texts[language] ?? en;
  const made = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text: string,
    style: Partial<CSSStyleDeclaration>,
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const main = made('main', '', {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1rem',
    minBlockSize: '100vh',
    padding: '1.5rem',
    textAlign: 'center',
    fontFamily: 'system-ui, sans-serif',
  });
  const again = made('button', tryAgain, {
    minBlockSize: '44px',
    padding: '0 1.5rem',
    font: 'inherit',
    fontWeight: '600',
    border: '2px solid',
    borderRadius: '6px',
    cursor: 'pointer',
  });
  again.type = 'button';
  again.addEventListener('click', retry);
  main.setAttribute('role', 'alert');
  main.append(
    made('h1', pageFailedTitle, { fontSize: '1.75rem' }),
    made('p', pageFailedText, { maxInlineSize: '42ch' }),
    again,
  );
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.body.replaceChildren(main);
}
