/** Letters of A to Z, and which of them are links (CAT-077). */

export interface Letter {
  readonly letter: string;
  readonly hasFighters: boolean;
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets: Readonly<Record<string, string>> = {
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  es: latin.replace('N', 'NÑ'),
};

/**
 * `present`: letters with fighters; null when unknown: then all are links. One from outside the language's
 * alphabet is added.
 */
export function lettersOf(locale: string, present: readonly string[] | null): readonly Letter[] {
  const alphabet = [...(alphabets[locale.split(/[-_]/)[0] ?? ''] ?? latin)];
  const strangers = [...new Set(present)]
    .filter((letter) => !alphabet.includes(letter))
    .sort((left, right) => left.localeCompare(right, locale));
  return [...alphabet, ...strangers].map((letter) => ({
    letter,
    hasFighters: present === null || present.includes(letter),
  }));
}
