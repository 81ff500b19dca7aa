/** Text as search compares it: without accents, case, and the spellings that Arabic writers mix. */

const SAME: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i',
  ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي', ـ: '',
};

/** Folds letters, vowel signs and digits; everything that is neither becomes one blank. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıٱىةکیـ]/g, (letter) => SAME[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[’'‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
