import { portFrom, portTrouble } from '../../../scripts/start/ports';

test.each([
  [{}, 8080],
  [{ PORT: '' }, 8080],
  [{ PORT: '0' }, 0],
  [{ PORT: '3000' }, 3000],
])('the port of %j is %d', (environment, port) => expect(portFrom(environment, 'PORT', 8080)).toBe(port));

test.each(['eighty', '-1', '65536', '80.5', '0x'])(
  '%s is no port, and the message names the variable',
  (text) => {
    expect(() => portFrom({ SANDBOX_PORT: text }, 'SANDBOX_PORT', 8090)).toThrow(`SANDBOX_PORT is "${text}"`);
  },
);

test('a taken port is named with the variable that moves it', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(portTrouble(taken, 8090, 'SANDBOX_PORT')).toMatchObject({
    message: 'Port 8090 is taken. Set SANDBOX_PORT to a free one.',
    cause: taken,
  });
  expect(portTrouble(Object.assign(new Error(), { code: 'EACCES' }), 80, 'PORT')).toMatchObject({
    message: 'Port 80 may not be used. Set PORT to one above 1023.',
  });
  const other = new Error('The code does not build.');
  expect(portTrouble(other, 8080, 'PORT')).toBe(other);
});
