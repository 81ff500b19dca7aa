import * as constants from '../../../core/sdk/constants';
import { ICON_SIZES } from '../../../core/ui/Icon';
import { IMAGE_WIDTHS, SMALL_IMAGE_WIDTHS } from '../../../core/ui/pictureWidths';
import { TOOLTIP_EDGE_MARGIN } from '../../../core/ui/tooltipSide';

/**
 * The requirement ledger's numbers, written out once more on purpose: product and tests import the constants
 * (RLM-091).
 */
test.each([
  ['RLM-042', constants.SIDEBAR_GUTTER, 100],
  ['RLM-046', constants.BAR_HEIGHT, 80],
  ['RLM-047', constants.PROGRESS_BAR_WIDTH, 400],
  ['RLM-048', ICON_SIZES, [20, 23, 38]],
  ['RLM-049', [constants.LOADER_SIZE, constants.SMALL_LOADER_SIZE], [100, 24]],
  ['RLM-057 RLM-058', [constants.LIST_MOBILE_WIDTH, constants.LIST_TABLET_WIDTH], [768, 1024]],
  ['RLM-061', constants.CAROUSEL_MIN_WIDTH, 1025],
  ['RLM-059', constants.FULL_MENU_MIN_WIDTH, 1025],
  ['RLM-070', constants.COLUMNS_DEBOUNCE, 300],
  ['RLM-071', constants.WIDTH_DEBOUNCE, 500],
  ['RLM-072', constants.INFINITE_SCROLL, { debounce: 500, margin: '50px', threshold: 0.1 }],
  ['RLM-073', constants.VISIBILITY, { threshold: 1, margin: '-200px 0px -100px 0px' }],
  ['RLM-074', constants.SCROLL_THROTTLE, 250],
  ['RLM-075', constants.MENU_RESIZE_THROTTLE, 100],
  ['RLM-076', [constants.HAMBURGER_TRANSITION, constants.SIDE_PANEL_TRANSITION], [200, 600]],
  ['RLM-077', [constants.HERO_TEXT_LEAVE, constants.HERO_RESIZE_DEBOUNCE], [2000, 200]],
  ['RLM-078', constants.HOVER_CARD_TRANSITION, 100],
  ['RLM-079', [constants.HOVER_SCALE, constants.HOVER_SCALE_TRANSITION], [1.4, 600]],
  ['RLM-080', constants.EXPANDED_CARD, { enter: 800, leave: 300 }],
  [
    'RLM-081',
    [constants.TOAST_DISMISS, constants.CONFIRMATION_CLOSE, constants.SHARE_LABEL_RESET],
    [15_000, 2000, 2000],
  ],
  [
    'RLM-082',
    [
      constants.RESET_PASSWORD_REDIRECT,
      constants.PREMIERE_MODAL_DELAY,
      constants.SHOW_PASSWORD_HIDE,
      TOOLTIP_EDGE_MARGIN,
    ],
    [3000, 30_000, 300, 10],
  ],
  ['RLM-083', constants.SEARCH_DELAYS, { short: 1000, long: 2000 }],
  [
    'RLM-084 RLM-085 RLM-086 RLM-087 RLM-088',
    constants.PAGE_SIZES,
    {
      liveEvents: 15,
      liveSidebar: 10,
      liveBadge: 25,
      upcoming: 12,
      liveCarousel: 12,
      series: 25,
      adjacent: 5,
      guide: 20,
      preview: 2,
      playlist: 25,
      grid: 24,
      favourites: 9,
      history: 25,
      bucket: 10,
      guideBucket: 25,
      watchlist: 60,
      watchlists: 25,
    },
  ],
  ['RLM-089 ENT-032', constants.BACKGROUND_WIDTHS, { mobile: 820, desktop: 1080, switchAt: 1024 }],
  [
    'RLM-090',
    [IMAGE_WIDTHS, SMALL_IMAGE_WIDTHS],
    [
      [240, 320, 480, 640, 828, 1080, 1200, 1920, 2048, 3840],
      [200, 320, 400, 600, 800],
    ],
  ],
])('%s', (_ids, actual, expected) => {
  expect(actual).toEqual(expected);
});
