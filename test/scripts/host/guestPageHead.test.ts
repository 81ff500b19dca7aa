/** What the head and the policy of a page say of the content that it carries. */
import { createHash } from 'node:crypto';
import { host, renderer, styles } from './guestPagesFixture';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the styles and the script that the content can do without come after it', async () => {
  const { html, headers } = await host().page();
  const at = (text: string) => {
    expect(html.split(text)).toHaveLength(2);
    return html.indexOf(text);
  };
  const order = [
    `<style>body{margin:0}${styles[0]?.css}</style>`,
    '<script>"early"</script>',
    '<main class="X1_card"',
    '<script>"after content"</script>',
    '<style>.D1_dialog{margin:auto}</style>',
    'id="rendered"',
  ].map(at);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const policy = headers.get('content-security-policy') ?? '';
  for (const [, text = ''] of html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs))
    expect(policy).toContain(hash(text));
  const whole = await host({ hosting: { guestContent: false } }).page();
  expect(whole.html).toContain('<style>body{margin:0}.D1_dialog{margin:auto}</style>');
  expect(whole.html).toMatch(/<script>"early"<\/script>.*<script>"after content"<\/script>.*<\/head>/s);
});

test('the browser learns of the largest picture before it learns of the scripts', async () => {
  const preload =
    '<link rel="preload" as="image" href="https://pictures.test/hero.webp" fetchPriority="high"/>';
  const { page } = host({ renderer: renderer(`${preload}<main>Tonight</main>`) });
  const { html } = await page();
  // After the viewport, by which the browser selects the picture's size.
  expect(html).toMatch(
    /<meta name="viewport" [^>]*><link rel="preload" as="image" [^>]*><meta name="module" content="\/assets/,
  );
  // It requests them after that picture (core/boot/scriptStart).
  expect(html).not.toMatch(/rel="modulepreload"|<script type="module"/);
  expect(html.split(preload)).toHaveLength(2);
  expect(html).toContain('<div id="root"><main>Tonight</main></div>');
});

test('a page with content preloads the module that hydration waits for', async () => {
  const preload = 'content="/assets/readAnswer-1.js"';
  expect((await host().page()).html).toContain(preload);
  expect((await host({ hosting: { guestContent: false } }).page()).html).not.toContain('readAnswer');
});

test('the policy allows the styles of the content, and no other style', async () => {
  const { page } = host();
  const { headers } = await page();
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy['style-src']).toContain(hash(`body{margin:0}${styles[0]?.css}`));
  expect(policy['style-src']).not.toContain("'unsafe-inline'");
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hash('--of:"a"')]);
});
