/** Normalises a typed or pasted code: capitals, digits and hyphens. */
export function codeTyped(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]/gu, '')
    .slice(0, 64);
}
