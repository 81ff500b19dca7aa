/** The names of core's events. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as names from '../../../core/sdk/eventNames';

const all = Object.values(names);

test('ANA-013 they are in snake case and unique', () => {
  expect(all.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('ANA-013 they include those named in the documents', () => {
  const named = [
    'side_panel_started',
    'side_panel_opened',
    'side_panel_closed',
    'login_started',
    'login_error',
    'forgotten_password_error',
    'forgotten_password_submitted',
  ];
  expect(all).toEqual(expect.arrayContaining(named));
});

test('ANA-013 core writes event names nowhere else', () => {
  const sources = readdirSync('core', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(
    sources.filter((file) => /\btrack\(\s*['"`]/.test(readFileSync(path.join('core', file), 'utf8'))),
  ).toEqual([]);
});
