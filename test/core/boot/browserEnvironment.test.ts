/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://ringside.example/"}
 */
import { createBrowserEnvironment } from '../../../core/boot/browserEnvironment';

test('L15 the language cookie of a page over https is sent over https only', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  createBrowserEnvironment().rememberLanguage('pt-PT');
  expect(cookie.mock.calls).toEqual([
    ['selectedLanguage=pt-PT; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ]);
  expect(document.cookie).toBe('selectedLanguage=pt-PT');
});
