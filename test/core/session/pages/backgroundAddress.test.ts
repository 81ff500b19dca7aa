import { backgroundAddress } from '../../../../core/session/pages/SignInLayout';

test.each([
  ['/images/sign-in.webp?v=1234', 820, '/images/sign-in.webp?v=1234'],
  ['https://images.example/a.jpg?width=400', 820, 'https://images.example/a.jpg?width=820&resize=AUTO'],
  ['https://images.example/a.jpg?width=400', 1080, 'https://images.example/a.jpg?width=1080&resize=AUTO'],
  [
    'https://images.example/a.jpg?width=400&resize=COVER',
    1080,
    'https://images.example/a.jpg?width=1080&resize=COVER',
  ],
  ['https://images.example/a.jpg?signature=abc', 820, 'https://images.example/a.jpg?signature=abc'],
])('RLM-100 SGN-110 ENT-032 %s at %d px is %s', (address, width, asked) => {
  expect(backgroundAddress(address, width)).toBe(asked);
});
