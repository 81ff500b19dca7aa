import { fireEvent, screen } from '@testing-library/react';
import { logoOn } from '../../../core/realm/logoOn';
import { Logo } from '../../../core/pageKit/Logo';
import { defaultPage } from '../../../core/pageKit/pageServices';
import { shellSettings, type ShellSettings } from '../../../core/pageKit/shellSettings';
import { fakeContext, renderInRuntime } from '../../kit';

const settings = {
  title: 'Ringside',
  logo: '/logo.svg',
  mobileLogo: '/mark.svg',
  paperLogo: '/logo-light.svg',
};

async function draw(changes: Partial<ShellSettings> = {}, inBar = false) {
  const { runtime } = fakeContext({ options: {} });
  const own = new Map<symbol, unknown>([
    [shellSettings.key, { ...settings, ...changes }],
    [defaultPage.key, { path: '/home', section: 'home' }],
  ]);
  const service: typeof runtime.service = (token) =>
    own.has(token.key) ? (own.get(token.key) as never) : runtime.service(token);
  return renderInRuntime(<Logo inBar={inBar} />, { runtime: { ...runtime, service } });
}
const sourceFor = (container: HTMLElement, media: string) =>
  container.querySelector(`source[media="${media}"]`)?.getAttribute('srcset') ?? null;

test('RLM-011 NAV-002 NAV-003 it is the realm’s, has its name and leads to the default page', async () => {
  await draw();
  expect(screen.getByRole('img', { name: 'Ringside' })).toHaveAttribute('src', '/logo.svg');
  expect(screen.getByRole('link', { name: 'Ringside' })).toHaveAttribute('href', '/home');
});

test('NAV-003 when the picture fails the name is shown', async () => {
  await draw();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('link', { name: 'Ringside' })).toHaveTextContent('Ringside');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['in the bar', true, {}, '/mark.svg'],
  ['on the sign-in page', false, {}, null],
  ['of a realm without a short mark', true, { mobileLogo: undefined }, null],
] as const)('RLM-013 on a phone, %s', async (_where, inBar, changes, mark) => {
  const { container } = await draw(changes, inBar);
  expect(sourceFor(container, '(max-width: 600px)')).toBe(mark);
});

test('RLM-013 in print it is the logo for a light background', async () => {
  const { container } = await draw();
  expect(sourceFor(container, 'print')).toBe('/logo-light.svg');
});

const logos = { web: 'w', favicon: 'f' };
test.each([
  ['dark', logos, 'w'],
  ['light', logos, 'w'],
  ['dark', { ...logos, light: 'l' }, 'w'],
  ['light', { ...logos, light: 'l' }, 'l'],
  ['dark', { ...logos, dark: 'd' }, 'd'],
] as const)('RLM-011 RLM-013 on a %s background, of %p, it is %p', (ground, given, mark) => {
  expect(logoOn(ground, given)).toBe(mark);
});
