import { screen } from '@testing-library/react';
import { keepAcquisition } from '../../../../core/commerce/acquisition';
import { builtInPage } from '../../../../core/pageKit/builtInPages';
import LicenceRedirectPage from '../../../../core/commerce/pages/LicenceRedirectPage';
import { tabValues } from '../tradingFixture';
import { openPage } from './checkoutFixture';

test('SGP-095 SGN-100 LIC-087 shows nothing: no frame, no text, no control; only screen readers announce the wait', async () => {
  const values = tabValues();
  keepAcquisition(values, {
    seller: 'box-office',
    target: '/video/1',
    link: 'https://seller.example/ringside',
  });
  const { runtime } = await openPage(LicenceRedirectPage, { address: '/licence-redirect', values });
  expect(builtInPage('LICENCE_REDIRECT')?.chrome).toBe('bare');
  const status = screen.getByRole('status');
  expect(document.body.textContent).toBe(status.textContent);
  expect(status.closest('[class*="hidden" i]')).not.toBeNull();
  expect(document.querySelector('a, button, img, h1')).toBeNull();
  expect(runtime.navigation.left).toEqual(['https://seller.example/ringside']);
});
