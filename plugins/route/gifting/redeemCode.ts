/** What is kept of a code that is typed or pasted: capitals, digits and the strokes between them. */
export function codeTyped(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^\p{L}\p{N}-]/gu, '').slice(0, 64);
}
