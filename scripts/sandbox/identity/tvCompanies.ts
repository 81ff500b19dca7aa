/** The TV companies of the demo and their generated logos. */

export interface TvCompany {
  readonly id: string;
  readonly displayName: string;
  /** Color and sign of its logo; undefined when it has none. */
  readonly logo?: { readonly color: string; readonly sign: string } | undefined;
}

const everywhere: readonly TvCompany[] = [
  {
    id: 'coastal',
    displayName: 'Coastal Cable',
    logo: { color: '#0b5fa5', sign: 'M4 26c6-8 10-8 16 0s10 8 16 0M4 36c6-8 10-8 16 0s10 8 16 0' },
  },
  {
    id: 'polar',
    displayName: 'Polar Vision',
    logo: { color: '#1b2a49', sign: 'M20 4v36M4 22h32M9 11l22 22M31 11 9 33' },
  },
  { id: 'meridian', displayName: 'Meridian Fibre' },
  {
    id: 'tramline',
    displayName: 'Tramline TV',
    logo: { color: '#b3261e', sign: 'M6 10h28v18H6zM6 19h28M12 34h4m8 0h4' },
  },
];

const aroundTheGulf: readonly TvCompany[] = [
  {
    id: 'najm',
    displayName: 'نجم',
    logo: { color: '#8a5a00', sign: 'm20 5 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z' },
  },
  {
    id: 'gulfwave',
    displayName: 'Gulfwave',
    logo: { color: '#00707a', sign: 'M3 28c8 0 8-14 17-14s9 14 17 14M10 36h20' },
  },
  {
    id: 'cedar',
    displayName: 'Cedar TV',
    logo: { color: '#1d6b3a', sign: 'M20 4 8 20h6L6 32h28l-8-12h6zM20 32v8' },
  },
  {
    id: 'sahara',
    displayName: 'صحارى',
    logo: {
      color: '#b0531a',
      sign: 'M4 34c8-16 14-16 18-6 3-10 9-10 14 6zM28 10a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    },
  },
  {
    id: 'jasmine',
    displayName: 'Jasmine Home',
    logo: {
      color: '#7a2f86',
      sign: 'M20 20c-8-4-8-14 0-16 8 2 8 12 0 16Zm0 0c-8 4-8 14 0 16 8-2 8-12 0-16Zm0 0c-4-8-14-8-16 0 2 8 12 8 16 0Zm0 0c4-8 14-8 16 0-2 8-12 8-16 0Z',
    },
  },
  {
    id: 'atlas',
    displayName: 'Atlas Fibre',
    logo: { color: '#26364d', sign: 'M4 34 15 12l7 12 4-7 10 17z' },
  },
  { id: 'delta', displayName: 'دلتا فيجن', logo: { color: '#005a9c', sign: 'M20 6 36 34H4zM20 18v16' } },
  {
    id: 'pearl',
    displayName: 'Pearl Cable',
    logo: { color: '#5b4b8a', sign: 'M20 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26Zm-5 7a7 7 0 0 1 6-3' },
  },
  {
    id: 'dunes',
    displayName: 'Dunes Satellite',
    logo: {
      color: '#93520c',
      sign: 'M6 30A24 24 0 0 1 34 8M12 32A16 16 0 0 1 34 17M19 34a8 8 0 0 1 15-6M8 36h4',
    },
  },
  { id: 'oasis', displayName: 'واحة' },
];

/** The companies a site may offer, those shared with other sites first. */
export const companiesFor = (requestorId: string): readonly TvCompany[] =>
  requestorId === 'noor' ? [...everywhere, ...aroundTheGulf] : everywhere;

const all = [...everywhere, ...aroundTheGulf];

export const companyOf = (id: string): TvCompany | undefined => all.find((company) => company.id === id);

/** URL path of a company's logo. */
export const logoPath = (id: string): string => `/__fake/tv/logos/${id}.svg`;

/** The logo as SVG: a sign and the name; undefined when the company has none. */
export function logoOf(id: string): string | undefined {
  const company = companyOf(id);
  if (company?.logo === undefined) return undefined;
  const { displayName, logo } = company;
  const isArabic = /\p{Script=Arabic}/u.test(displayName);
  const [first = '', ...rest] = displayName.split(' ');
  const lines = rest.length === 0 ? [displayName] : [first, rest.join(' ')];
  const size = lines.length === 2 ? 17 : displayName.length > 6 ? 18 : 22;
  // The sign is at the inline start.
  const words = lines
    .map(
      (line, index) =>
        `<text x="${isArabic ? 100 : 60}" y="${(lines.length === 1 ? 48 : 37) + index * 20}" text-anchor="start"${isArabic ? ' direction="rtl"' : ''}>${line}</text>`,
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" role="img" aria-label="${displayName}">`,
    `<g transform="translate(${isArabic ? 110 : 10} 18)" fill="none" stroke="${logo.color}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="${logo.sign}"/></g>`,
    `<g fill="${logo.color}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700">${words}</g>`,
    '</svg>',
  ].join('');
}
