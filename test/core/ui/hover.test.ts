/** Hover in every style sheet: only for pointers that can hover, and never the only way to reveal something. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const sheets = ['core', 'plugins'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${room}/${file}`),
);

test('RLM-095 there are style sheets to check', () => expect(sheets.length).toBeGreaterThan(30));

test.each(sheets)(
  'RLM-095 %s: hover styles are for pointers that can hover, since on a touch screen they would persist after a press',
  (file) => {
    expect(
      blocksWithHover(readFileSync(path.join(root, file), 'utf8')).filter(
        (blocks) => !blocks.includes('hover: hover'),
      ),
    ).toEqual([]);
  },
);

test.each(sheets)('RLM-095 %s: whatever hover reveals, focus reveals as well', (file) => {
  const selectors = selectorsOf(readFileSync(path.join(root, file), 'utf8'));
  // `.row:hover .arrow` and `.button:hover::after` reveal something else than the hovered element.
  const brought = selectors.flatMap(({ text, reveals }) =>
    reveals && /:hover\S*[\s>+~:]+\S/.test(text) ? [tailOf(text, ':hover')] : [],
  );
  const byFocus = new Set(
    selectors.flatMap(({ text }) =>
      /:focus(-visible|-within)?/.test(text) ? [tailOf(text, /:focus(?:-visible|-within)?\)*/)] : [],
    ),
  );
  expect(brought.filter((tail) => !byFocus.has(tail))).toEqual([]);
});

/** For each rule with `:hover`, the heads of its enclosing blocks and its own, joined. */
function blocksWithHover(css: string): readonly string[] {
  const open: string[] = [];
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/(?<=[{}])/)
    .flatMap((piece) => {
      if (piece.endsWith('}')) open.pop();
      if (!piece.endsWith('{')) return [];
      const head = piece.slice(piece.lastIndexOf(';') + 1, -1).trim();
      open.push(head);
      return head.includes(':hover') ? [open.join(' ')] : [];
    });
}

/** What follows the state, without blanks. */
function tailOf(selector: string, state: string | RegExp): string {
  return (selector.split(state).at(-1) ?? '').replace(/^\)+/, '').trim();
}

/** Selectors one by one, and whether their rule reveals something. */
function selectorsOf(css: string): readonly { readonly text: string; readonly reveals: boolean }[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = '', body = '']) => {
    const reveals = /(?:^|;|\s)(?:opacity|visibility|display|clip-path)\s*:/.test(body);
    return selectors.split(/,(?![^(]*\))/).map((text) => ({ text: text.trim(), reveals }));
  });
}
