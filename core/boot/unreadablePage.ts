/**
 * Fallback page when the page carries no readable realm: nothing of the brand is known, but the page is not
 * blank (RLM-002).
 */
import { failureTexts } from '../pageKit/failureTexts';

/** Shows an error message and a retry button, in the first of the viewer's languages that core supports. */
export function showUnreadablePage(
  document: Document,
  languages: readonly string[],
  retry: () => void,
): void {
  const { locale, direction, texts } = failureTexts(languages);
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
  const again = made('button', texts.tryAgain, {
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
    made('h1', texts.pageFailedTitle, { fontSize: '1.75rem' }),
    made('p', texts.pageFailedText, { maxInlineSize: '42ch' }),
    again,
  );
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
  document.body.replaceChildren(main);
}
