/**
 * The generator as tests load it. The library behind it brings a formatter that loads itself by a dynamic import, which
 * Jest's modules cannot do; nothing is formatted with it, so it is left out.
 */
export function withoutFormatter(): void {
  jest.mock('prettier', () => ({}));
}
