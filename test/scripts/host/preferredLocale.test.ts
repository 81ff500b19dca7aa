import { preferredLocale } from '../../../scripts/host/handler/preferredLocale';
import { demo, siteOf } from './hostFixture';

test.each([
  ['nothing is asked for', {}, 'pt'],
  ['the browser asks for English', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  ['the browser asks for Brazilian Portuguese', { 'accept-language': 'pt-BR' }, 'pt'],
  ['the browser prefers what is not offered', { 'accept-language': 'de, en;q=0.8, pt;q=0.9' }, 'pt'],
  ['the browser refuses a language', { 'accept-language': 'en;q=0' }, 'pt'],
  ['the browser takes anything', { 'accept-language': '*' }, 'pt'],
  ['the viewer chose English before', { cookie: 'a=b; selectedLanguage=en', 'accept-language': 'pt' }, 'en'],
  ['the cookie names what is not offered', { cookie: 'selectedLanguage=xx', 'accept-language': 'en' }, 'en'],
  ['the cookie is nonsense', { cookie: 'selectedLanguage=%E0%A4%A; x', 'accept-language': ';;q=,,' }, 'pt'],
  ['the cookie names what every object has', { cookie: 'selectedLanguage=constructor' }, 'pt'],
])('LOC-009 the language of the page is chosen when %s', (_what, headers, locale) => {
  expect(preferredLocale(siteOf(demo('lanterna')), new Headers(headers as Record<string, string>))).toBe(
    locale,
  );
});
