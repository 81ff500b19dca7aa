/**
 * The generator as tests load it. Its library brings a formatter that loads itself by a dynamic import, which
 * Jest's modules cannot do; nothing is formatted with it, so it is left out.
 */
export function withoutFormatter(): void {
  jest.mock('prettier', () => ({}));
}
