/** Rules of the previews: data from outside, the view's settings, addresses within the site. */
import { postedData, suppliedData } from '../../../../plugins/route/admin/workbench/suppliedData';
import { pathWithin, viewPreviewSetup, widthOf } from '../../../../plugins/route/admin/workbench/view';
import { options } from './fixture';

test.each([
  ['https://cms.example', { type: 'proscenium:preview', data: { a: 1 } }, '{\n  "a": 1\n}'],
  ['https://cms.example.evil', { type: 'proscenium:preview', data: { a: 1 } }, null],
  ['null', { type: 'proscenium:preview', data: { a: 1 } }, null],
  ['https://cms.example', { type: 'other', data: { a: 1 } }, null],
  ['https://cms.example', { type: 'proscenium:preview', data: [1] }, null],
  ['https://cms.example', 'text', null],
])('ADM-010 a message from %s with %j', (origin, data, text) => {
  expect(postedData({ origin, data }, options.dataOrigins)).toBe(text);
});

test.each([
  ['', { problem: 'empty' }],
  ['{', { problem: 'notJson' }],
  ['[1]', { problem: 'notAnObject' }],
  ['{"a":1}', { value: { a: 1 } }],
])('ADM-010 pasted %j', (text, supplied) => {
  expect(suppliedData(text)).toEqual(supplied);
});

test.each([
  [{ locale: '', dir: '', width: '1280', as: 'guest' }, {}],
  [
    { locale: 'es', dir: 'rtl', width: '1280', as: 'guest' },
    { locale: 'es', direction: 'rtl' },
  ],
  [{ locale: '', dir: 'sideways', width: '1280', as: 'nobody' }, {}],
])('ADM-010 the view %j previews %j', (view, previewSetup) => {
  expect(viewPreviewSetup(view)).toEqual(previewSetup);
});

test.each([
  ['viewer', 'ADULT'],
  ['child', 'CHILD'],
])('ADM-006 seen by a %s', (as, type) => {
  expect(viewPreviewSetup({ locale: '', dir: '', width: '390', as }).answers?.readSessionUser).toMatchObject({
    isGuest: false,
    profile: { type },
  });
});

test.each([
  ['390', 390],
  ['1024.4', 1024],
  ['12', 1280],
  ['99999', 1280],
  ['wide', 1280],
  ['', 1280],
])('a width of %j is %d px', (width, px) => {
  expect(widthOf({ width })).toBe(px);
});

test.each([
  ['/browse', '/browse'],
  ['/video/7?a=1', '/video/7?a=1'],
  ['', null],
  ['browse', null],
  ['//evil.example/', null],
  ['https://evil.example/', null],
  ['/\\evil.example', null],
  ['/_admin/draft', null],
])('the page %j of the site is %j', (text, path) =>
  expect(pathWithin(text, new URL('https://noor.example/_admin/draft'))).toBe(path),
);
