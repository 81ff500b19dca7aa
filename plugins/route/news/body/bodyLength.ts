/** Maximum HTML length to parse, in characters: parsing and sanitising it takes up to about a second. */
export const MAX_BODY_LENGTH = 200_000;
