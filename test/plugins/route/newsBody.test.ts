/** The two sanitisers of a news item's HTML: the browser's and the host's. */
import fc from 'fast-check';
import { cleanBody } from '../../../plugins/route/news/body/cleanBody';
import { cleanBody as cleanOnHost } from '../../../plugins/route/news/body/cleanBody.host';

const sources = [
  ['text', 'Nine rounds & a draw, 1 < 2.'],
  ['nested elements', '<h1>One</h1><ul><li>a<li>b <b>c</ul><blockquote><p>d</blockquote>'],
  ['an unknown element', 'a<section>b<font>c</font></section>d'],
  ['a script', 'a<script>alert(1)</script>b<noscript>c</noscript><style>d{}</style><template>e</template>f'],
  ['event handlers', '<p onclick="alert(1)" style="color:red" lang="es">a</p><img src=x onerror=alert(1)>'],
  ['a script address', '<a href="javascript:alert(1)">a</a><a href=" JAVASCRIPT:alert(1)">b</a>'],
  [
    'SVG and MathML',
    'a<svg><a href="javascript:alert(1)">b</a><title>c</title></svg><math><mi>d</mi></math>e',
  ],
  ['tables', '<table><caption>a</caption><tr><th colspan=2>b<td>c</table>'],
  ['misnested elements', '<b>a<i>b</b>c</i><p>d<table><p>e<tr><td>f</table>'],
  ['comments', 'a<!-- b -->c<!doctype html>d<![CDATA[e]]>f'],
  ['character references', '&lt;script&gt;&nbsp;&#x202E;&amp;amp;&notanentity;'],
  ['a frame', 'a<iframe src="https://evil.test">b</iframe><video><source src=x>c</video>d<object>e</object>'],
  ['text that looks like a tag, beside a comment', '<b>&lt;script&gt;<!-- a -->c</b><p>&lt;b<?d?></p>'],
  ['values that look like the end of a tag', '<img alt="a --> b"><p lang="</title>" dir="ltr">c</p>'],
  ['an unclosed tag', 'a<p class="b'],
] as const;

/** Addresses are checked where they are rendered. */
const withoutAddresses = (nodes: unknown): unknown =>
  JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) => (key === 'href' || key === 'src' ? undefined : value)),
  );

test.each(sources)('CAT-083 both give the same of %s, and nothing dangerous', (_, html) => {
  const own = withoutAddresses(cleanBody(html));
  expect(withoutAddresses(cleanOnHost(html))).toEqual(own);
  expect(JSON.stringify(own)).not.toMatch(/"name":"(script|style|iframe|svg|object)"|onclick|onerror/);
});

test('CAT-083 both give the same of any composition of these', () => {
  const parts = sources.map(([, html]) => html);
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(...parts, '<!-- c -->', '&lt;i', '<p>', '</p>', '<b>', '</b>', '<td>', '</a>', 'x'),
        {
          maxLength: 6,
        },
      ),
      (chosen) => {
        const html = chosen.join('');
        expect(withoutAddresses(cleanOnHost(html))).toEqual(withoutAddresses(cleanBody(html)));
      },
    ),
    { numRuns: 200, seed: 83 },
  );
});
