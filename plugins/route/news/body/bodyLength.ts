/** Characters of HTML that are parsed at most: parsing and cleaning them takes a browser about a second at worst. */
export const MAX_BODY_LENGTH = 200_000;
