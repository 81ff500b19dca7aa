import { cssForStyle, escapeAttribute, jsonForScript } from '../../../scripts/publish/escape';

test.each([
  ['<script>', '&lt;script&gt;'],
  ['"quoted" & \'more\'', "&quot;quoted&quot; &amp; 'more'"],
  ['&lt;', '&amp;lt;'],
])('%s in an attribute is %s', (text, written) => expect(escapeAttribute(text)).toBe(written));

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '{"a":"</SCRIPT"}'])(
  'JSON in a page represents %j and ends no element',
  (text) => {
    const written = jsonForScript({ text });
    expect(written).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(written)).toEqual({ text });
  },
);

test('CSS in a page ends no element, and keeps its meaning', () => {
  expect(cssForStyle('a{font-family:"</style><script>"}b{content:"a/b"}')).toBe(
    'a{font-family:"<\\/style><script>"}b{content:"a/b"}',
  );
});
