/** Watchlists of a viewer, and pages of the composed product that show them. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watching, type Answers, type Given, type Watching } from './playing';

export const lists = '/api/v3/user/watchlist';
export const contents = '/api/v4/user/watchlist';
export const picture = (name: string): string => `https://img.test/${name}.webp`;
export const list = (id: string, more: object = {}) => ({
  watchlistExternalId: id,
  ownerExternalId: 'me',
  name: id,
  ownership: 'owned',
  thumbnails: [],
  shareablePath: `/watchlists/${id}?owner=me`,
  saved: true,
  ...more,
});
export const shared = list('Noir', { ownerExternalId: 'rui', ownership: 'shared', saved: false });
export const paging = (more: boolean, lastSeen: string | null = null) => ({
  moreDataAvailable: more,
  lastSeen,
});
export const title = (id: string, more: object = {}) => ({
  id,
  type: 'VOD',
  title: `Night ${id}`,
  accessLevel: 'GRANTED',
  ...more,
});

export const all: Answers = {
  [`GET ${lists}`]: { watchlists: [list('Rainy'), shared], pagingInfo: paging(false) },
};
/** The page of one list. */
export const one = (items: readonly object[], more: object = {}): Answers => ({
  [`GET ${contents}/Rainy`]: { ...list('Rainy', more), content: items, pagingInfo: paging(false) },
});
export const open = (at: string, answers: Answers, given: Given = {}): Promise<Watching> =>
  watching(at, { ...given, answers: { ...all, ...answers } });
export const called = ({ site }: Watching, method: string, path: string) =>
  site
    .callsTo(method, path)
    .map(({ path: to, body }) => ({ path: to, ...(body === undefined ? {} : { body }) }));

export const name = async (text: string): Promise<void> => {
  const field = await screen.findByLabelText('Name*');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
