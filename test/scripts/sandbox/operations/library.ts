/** Stored by viewers: favourites, history, profiles, reviews, watchlists. */
import { signIn, text } from '../sandboxProcess';
import type { Performances, Scene } from './scene';

const newWatchlist = async ({ call, newcomer }: Scene) => {
  const token = await newcomer();
  return {
    token,
    id: text((await call('POST', '/api/v3/user/watchlist', { token, body: { name: 'Later' } })).body['id']),
  };
};
const newProfile = async ({ call, newcomer }: Scene) => {
  const token = await newcomer();
  return {
    token,
    id: text(
      (await call('POST', '/api/v2/user/profile', { token, body: { name: 'Mila', type: 'CHILD' } })).body[
        'id'
      ],
    ),
  };
};

export const library = {
  readFavourites: async ({ call, realm }) =>
    call('GET', '/api/v2/favourite/vods?rpp=9', { token: await signIn(call, `member@${realm}.example`) }),
  addFavourite: async ({ call, vod, newcomer }) =>
    call('PUT', `/api/v2/favourite/vods/${vod}`, { token: await newcomer() }),
  removeFavourite: async ({ call, vod, newcomer }) =>
    call('DELETE', `/api/v2/favourite/vods/${vod}`, { token: await newcomer() }),
  readHistory: async ({ call, realm }) =>
    call('GET', '/api/v2/user/history?p=1&rpp=25', { token: await signIn(call, `member@${realm}.example`) }),
  removeFromHistory: async ({ call, newcomer, vod }) =>
    call('DELETE', `/api/v2/user/history/${vod}`, { token: await newcomer() }),
  clearHistory: async ({ call, newcomer }) =>
    call('DELETE', '/api/v2/user/history', { token: await newcomer() }),
  readProfiles: async ({ call, newcomer }) =>
    call('GET', '/api/v2/user/profile', { token: await newcomer() }),
  createProfile: async ({ call, newcomer }) =>
    call('POST', '/api/v2/user/profile', { token: await newcomer(), body: { name: 'Mila', type: 'CHILD' } }),
  writeProfile: async (scene) => {
    const { token, id } = await newProfile(scene);
    return scene.call('PUT', `/api/v2/user/profile/${id}`, {
      token,
      body: { name: 'Mila B', type: 'ADULT', pin: '2580' },
    });
  },
  deleteProfile: async (scene) => {
    const { token, id } = await newProfile(scene);
    return scene.call('DELETE', `/api/v2/user/profile/${id}`, { token });
  },
  switchProfile: async (scene) => {
    const { token, id } = await newProfile(scene);
    return scene.call('POST', `/api/v2/user/profile/${id}/switch`, { token, body: {} });
  },
  readParentalControl: async ({ call, newcomer }) =>
    call('GET', '/api/v2/parental-control', { token: await newcomer() }),
  writeParentalControl: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/parental-control', {
      token: await newcomer(),
      body: { enabled: true, maxRating: 12, pin: '2580' },
    }),
  unlockParentalControl: async ({ call, newcomer }) =>
    call('POST', '/api/v2/parental-control/unlock', { token: await newcomer(), body: { pin: '2580' } }),
  writeReview: async ({ call, vod, newcomer }) =>
    call('POST', `/api/v2/vod/${vod}/review`, {
      token: await newcomer(),
      body: { rating: 4, text: 'Worth the evening.' },
    }),
  readWatchlists: async ({ call, realm }) =>
    call('GET', '/api/v3/user/watchlist?rpp=25', { token: await signIn(call, `member@${realm}.example`) }),
  createWatchlist: async (scene) =>
    scene.call('POST', '/api/v3/user/watchlist', { token: await scene.newcomer(), body: { name: 'Later' } }),
  renameWatchlist: async (scene) => {
    const { token, id } = await newWatchlist(scene);
    return scene.call('PUT', `/api/v3/user/watchlist/${id}`, { token, body: { name: 'Sooner' } });
  },
  deleteWatchlist: async ({ call, realm, watchlist, newcomer }) =>
    call('DELETE', `/api/v3/user/watchlist/${realm}-member/${watchlist}`, { token: await newcomer() }),
  saveWatchlist: async ({ call, realm, watchlist, newcomer }) =>
    call('POST', `/api/v3/user/watchlist/${realm}-member/${watchlist}/save`, { token: await newcomer() }),
  addToWatchlist: async (scene) => {
    const { token, id } = await newWatchlist(scene);
    return scene.call('POST', `/api/v4/user/watchlist/${id}/content`, {
      token,
      body: { content: [{ id: scene.vod, contentType: 'vod' }] },
    });
  },
  removeFromWatchlist: async (scene) => {
    const { token, id } = await newWatchlist(scene);
    return scene.call('DELETE', `/api/v4/user/watchlist/${id}/content/vod/${scene.vod}`, { token });
  },
  reorderWatchlist: async (scene) => {
    const { token, id } = await newWatchlist(scene);
    const content = [{ id: scene.vod, contentType: 'vod' }];
    await scene.call('POST', `/api/v4/user/watchlist/${id}/content`, { token, body: { content } });
    return scene.call('POST', `/api/v4/user/watchlist/${id}`, { token, body: { content } });
  },
  readWatchlist: ({ call, watchlist }) => call('GET', `/api/v4/user/watchlist/${watchlist}?rpp=25`),
  readAdjacentWatchlistVods: async ({ call, watchlist }) => {
    const { body } = await call('GET', `/api/v4/user/watchlist/${watchlist}`);
    return call(
      'GET',
      `/api/v3/user/watchlist/${text(body['ownerExternalId'])}/${watchlist}/adjacentTo/${text(body['content']![0]!['id'])}?size=5`,
    );
  },
} satisfies Performances;
